//! Addresses and nets: whom the house trusts, and who counts as one client.

use core::str::FromStr;
use std::net::{IpAddr, Ipv6Addr};

use thiserror::Error;

/// A net of addresses, such as `10.0.0.0/8`, `fd00::/8` or a single address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Net {
    /// The first address; those of IPv4 as IPv6 maps them, so that there is one way to compare.
    first: u128,
    /// So many leading bits are common to all addresses of the net.
    bits: u32,
}

/// A net that is none.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{text:?} is not an address or a network; write a network like 10.0.0.0/8 or fd00::/8")]
pub struct BadNet {
    /// What was given.
    pub text: String,
}

/// IPv4 addresses are the last 32 bits of IPv6's mapped ones.
const MAPPED: u32 = 128 - 32;

fn number(address: IpAddr) -> u128 {
    match address {
        IpAddr::V4(address) => address.to_ipv6_mapped().to_bits(),
        IpAddr::V6(address) => address.to_bits(),
    }
}

impl Net {
    /// Is this address in the net?
    pub fn contains(self, address: IpAddr) -> bool {
        // A shift by all bits is none: the net of all addresses has nothing to compare.
        (self.first ^ number(address)).checked_shr(128 - self.bits).is_none_or(|differs| differs == 0)
    }
}

impl FromStr for Net {
    type Err = BadNet;

    fn from_str(text: &str) -> Result<Net, BadNet> {
        let bad = || BadNet { text: text.to_owned() };
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits.parse::<u8>().map_err(|_| bad())?)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(|_| bad())?;
        let (most, before) = if address.is_ipv4() { (32, MAPPED) } else { (128, 0) };
        let bits = bits.map_or(most, u32::from);
        if bits > most {
            return Err(bad());
        }
        Ok(Net { first: number(address), bits: bits + before })
    }
}

/// The address a client is counted by: whoever has one IPv6 address usually has the 2^64 beside it.
pub(crate) fn home(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX))),
        address @ IpAddr::V4(_) => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn holds(net: &str, address: &str) -> bool {
        net.parse::<Net>().unwrap().contains(address.parse().unwrap())
    }

    #[test]
    fn nets_hold_their_addresses_and_no_others() {
        assert!(holds("10.0.0.0/8", "10.255.1.2") && !holds("10.0.0.0/8", "11.0.0.1"));
        assert!(holds("10.1.2.3/8", "10.9.9.9"), "bits behind the net do not count");
        assert!(holds("127.0.0.1", "127.0.0.1") && !holds("127.0.0.1", "127.0.0.2"));
        assert!(holds("127.0.0.1", "::ffff:127.0.0.1"), "a socket for both families maps IPv4");
        assert!(holds("0.0.0.0/0", "203.0.113.9") && !holds("0.0.0.0/0", "2001:db8::1"));
        assert!(
            holds("::/0", "2001:db8::1") && holds("fd00::/8", "fdab::1") && !holds("fd00::/8", "fe80::1")
        );
    }

    #[test]
    fn what_is_no_net_is_said() {
        for wrong in
            ["", "club.example", "10.0.0.0/33", "10.0.0/8", "fd00::/129", "10.0.0.0/", "10.0.0.0/-1", "a/b/c"]
        {
            let error = wrong.parse::<Net>().unwrap_err();
            assert!(error.to_string().contains(&format!("{wrong:?}")), "{error}");
        }
    }

    #[test]
    fn neighbours_in_ipv6_are_one_client() {
        let counted = |text: &str| home(text.parse().unwrap()).to_string();
        assert_eq!(counted("2001:db8:1:2:aaaa::1"), counted("2001:db8:1:2:bbbb::9"));
        assert_ne!(counted("2001:db8:1:2::1"), counted("2001:db8:1:3::1"));
        assert_eq!(counted("::ffff:192.0.2.7"), "192.0.2.7");
        assert_ne!(counted("192.0.2.7"), counted("192.0.2.8"));
    }
}
