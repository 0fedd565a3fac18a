//! The stones at sunrise above the first page; by night the sun is a moon.

use maud::{Markup, html};

/// The scene behind the headline.
pub(super) fn scene() -> Markup {
    html! {
        svg .scene viewBox="0 0 1440 300" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" {
            defs {
                linearGradient #sky x1="0" y1="0" x2="1" y2="0" {
                    stop .sky-1 offset="0" {}
                    stop .sky-2 offset=".55" {}
                    stop .sky-3 offset="1" {}
                }
                radialGradient #glow { stop .glow-in offset="0" {} stop .glow-out offset="1" {} }
            }
            rect .sky width="1440" height="300" fill="url(#sky)" {}
            circle .shine cx="1105" cy="170" r="230" fill="url(#glow)" {}
            circle .disc cx="1105" cy="170" r="58" {}
            path .far d="M440 300Q640 178 860 205T1180 170T1440 190V300Z" {}
            path .hill d="M0 300V282Q400 262 700 250Q1000 205 1440 238V300Z" {}
            g .stones-far {
                path d="M880 240C879 205 882 177 884 170Q895 166 906 171C910 198 911 219 910 240Z" {}
                path d="M950 232C949 201 951 176 954 170Q964 167 974 171C978 195 979 213 978 232Z" {}
                path d="M1236 232C1235 200 1237 174 1240 168Q1250 165 1260 169C1264 194 1265 213 1264 232Z" {}
                path d="M1304 238C1303 202 1306 173 1308 166Q1319 162 1330 167C1334 195 1335 216 1334 238Z" {}
            }
            g .stones {
                path d="M1010 236C1008 180 1012 135 1015 124Q1029 118 1043 126C1048 169 1049 202 1048 236Z" {}
                path d="M1090 236C1089 180 1092 135 1095 124Q1108 118 1121 126C1126 169 1127 202 1126 236Z" {}
                path d="M1166 236C1164 180 1168 135 1171 124Q1185 118 1199 126C1204 169 1205 202 1204 236Z" {}
                path d="M1000 128Q1002 108 1020 107L1196 104Q1214 106 1216 124L1210 132H1006Z" {}
            }
            path .rim d="M1014 232C1012 190 1014 150 1018 136L1024 136C1020 170 1022 210 1022 232ZM1094 232C1092 190 1094 150 1098 136L1103 136C1100 170 1102 210 1102 232ZM1170 232C1168 190 1170 150 1174 136L1180 136C1176 170 1178 210 1178 232Z" {}
            g .stones-near {
                path d="M800 272C798 220 802 178 806 168Q822 163 838 170C844 210 845 241 844 272Z" {}
                path d="M1348 268C1346 208 1350 160 1355 148Q1373 142 1391 150C1398 196 1399 232 1398 268Z" {}
            }
            path .near d="M0 300V290Q500 262 900 262Q1200 250 1440 262V300Z" {}
        }
    }
}
