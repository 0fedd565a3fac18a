//! How many files, and so how many sockets, the process may have open.

/// Connections are never more than this, however many files there may be.
const MOST: usize = 100_000;

/// So many files are kept back for the database and everything else.
const RESERVE: usize = 128;

/// How many files this process may have open; `None` where nobody limits them.
#[cfg(unix)]
fn limit() -> Option<u64> {
    rustix::process::getrlimit(rustix::process::Resource::Nofile).current
}

#[cfg(not(unix))]
fn limit() -> Option<u64> {
    None
}

/// Raises the number of files this process may have open to the most the system allows. Says how many that are;
/// `None` where nobody limits them.
pub fn raise_file_limit() -> Option<u64> {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
        if current.is_some() && current != maximum {
            let raised = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
            if let Err(error) = raised {
                tracing::warn!(%error, "the number of open files stays as it is");
            }
        }
    }
    limit()
}

/// How many connections there can be with so many files.
pub fn connections_for(files: Option<u64>) -> usize {
    let files = files.and_then(|files| usize::try_from(files).ok()).unwrap_or(usize::MAX);
    // Where there are few, half of them must do for the rest.
    files.saturating_sub(RESERVE.min(files / 2)).clamp(1, MOST)
}

/// How many connections there can be now.
pub(crate) fn connections() -> usize {
    connections_for(limit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_files_are_always_left() {
        assert_eq!(connections_for(Some(1024)), 896);
        assert_eq!(connections_for(Some(64)), 32);
        assert_eq!(connections_for(Some(0)), 1);
        assert_eq!(connections_for(Some(1 << 30)), MOST);
        assert_eq!(connections_for(None), MOST);
    }

    #[cfg(unix)]
    #[test]
    fn the_limit_is_raised_as_far_as_it_goes() {
        let raised = raise_file_limit();
        assert_eq!(raised, rustix::process::getrlimit(rustix::process::Resource::Nofile).maximum);
        assert_eq!(raise_file_limit(), raised);
    }
}
