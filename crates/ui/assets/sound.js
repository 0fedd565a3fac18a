
// ---- sound --------------------------------------------------------------------------------------------------

// Every sound is made here, of a few tones: nothing is fetched, and nothing sounds before the page was touched once.
// house.sound("coin") plays one; "place", "coin", "score", "turn" and "win" exist.
const soundSwitch = $(".sound");
let hears = localStorage.getItem("sound") !== "off";
let air = null; // where tones sound

const TUNES = {
  // [begin, pitch in hertz, length, loudness, shape]
  place: [[0, 180, 0.09, 0.5, "sine"], [0, 95, 0.16, 0.6, "triangle"]],
  coin: [[0, 1850, 0.07, 0.18, "triangle"], [0.06, 2470, 0.16, 0.16, "triangle"]],
  score: [[0, 660, 0.12, 0.22, "sine"], [0.07, 880, 0.2, 0.2, "sine"]],
  turn: [[0, 440, 0.18, 0.25, "sine"], [0.16, 587, 0.18, 0.25, "sine"], [0.32, 659, 0.4, 0.22, "sine"]],
  win: [[0, 392, 0.3, 0.22, "triangle"], [0.18, 494, 0.3, 0.22, "triangle"], [0.36, 587, 0.3, 0.22, "triangle"], [0.54, 784, 0.9, 0.24, "triangle"]],
};

house.sound = (name) => {
  if (!hears || !air || air.state !== "running" || !TUNES[name]) return;
  for (const [begin, pitch, length, loudness, shape] of TUNES[name]) {
    const [tone, volume] = [air.createOscillator(), air.createGain()];
    const at = air.currentTime + 0.02 + begin;
    tone.type = shape;
    tone.frequency.setValueAtTime(pitch, at);
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(loudness * 0.5, at + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(volume).connect(air.destination);
    tone.start(at);
    tone.stop(at + length + 0.05);
  }
};

function tellSound() {
  soundSwitch.setAttribute("aria-pressed", String(hears));
  const { sound, silence } = soundSwitch.dataset;
  soundSwitch.title = hears ? silence : sound;
  soundSwitch.setAttribute("aria-label", sound);
}

if (soundSwitch) {
  soundSwitch.hidden = false;
  tellSound();
  soundSwitch.addEventListener("click", () => {
    hears = !hears;
    localStorage.setItem("sound", hears ? "on" : "off");
    tellSound();
    if (hears) setTimeout(() => house.sound("score"), 60);
  });
  // Browsers let a page sound once it was touched.
  for (const type of ["pointerdown", "keydown"]) {
    addEventListener(type, () => {
      air ??= new AudioContext();
      if (air.state === "suspended") air.resume();
    }, { capture: true });
  }
}
