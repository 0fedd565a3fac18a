//! Behind a proxy: who asks, what links say, and whose forms are ours.

use std::net::SocketAddr;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Method, Request, StatusCode, header};
use server::{Net, Rate, Rates, Settings};

use crate::harness::{Answer, Client, World, quick};

const PROXY: &str = "10.0.0.1";
const OTHER: &str = "192.0.2.1";

fn trusting() -> Settings {
    Settings { trusted: vec!["10.0.0.0/8".parse::<Net>().unwrap()], ..quick() }
}

fn at_club() -> Settings {
    Settings { origin: Some("https://club.example".parse().unwrap()), ..trusting() }
}

/// Sends something as if it came by a socket from `peer`.
async fn send(
    client: &Client,
    (method, path): (Method, &str),
    peer: &str,
    headers: &[(&'static str, &str)],
) -> Answer {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let kind = "application/x-www-form-urlencoded";
    let request = request.header(header::CONTENT_TYPE, kind).header(header::ACCEPT, "text/html");
    let mut request = request.body(Body::from("name=Anna&lang=en&theme=auto")).unwrap();
    request.extensions_mut().insert(ConnectInfo(SocketAddr::new(peer.parse().unwrap(), 4711)));
    client.send(request).await
}

#[tokio::test(flavor = "multi_thread")]
async fn limits_are_those_of_the_client_and_not_of_the_proxy() {
    let few = Rate { per_second: 0.001, burst: 3.0 };
    let rates = Some(Rates { person: few, address: few });
    let world = World::new(Settings { rates, ..trusting() }).await;
    let nobody = world.nobody();
    let ask = async |peer: &str, client: &str| {
        send(&nobody, (Method::GET, "/health"), peer, &[("x-forwarded-for", client)]).await.status
    };
    for _ in 0..3 {
        assert_eq!(ask(PROXY, "203.0.113.9").await, StatusCode::OK);
    }
    assert_eq!(ask(PROXY, "203.0.113.9").await, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(
        ask(PROXY, "1.2.3.4, 203.0.113.9").await,
        StatusCode::TOO_MANY_REQUESTS,
        "a made up first hop"
    );
    assert_eq!(ask(PROXY, "203.0.113.10").await, StatusCode::OK);
    // Whoever is not trusted cannot take another address for every request.
    for last in 1..=3 {
        assert_eq!(ask(OTHER, &format!("203.0.113.{last}")).await, StatusCode::OK);
    }
    assert_eq!(ask(OTHER, "203.0.113.77").await, StatusCode::TOO_MANY_REQUESTS);
    // A net of IPv6 is one client.
    for last in 1..=3 {
        assert_eq!(ask(PROXY, &format!("2001:db8:1:2::{last}")).await, StatusCode::OK);
    }
    assert_eq!(ask(PROXY, "2001:db8:1:2:ffff::1").await, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(ask(PROXY, "2001:db8:1:3::1").await, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn cookies_are_for_https_alone_where_a_trusted_proxy_speaks_it() {
    let (plain, club) = (World::new(trusting()).await, World::new(at_club()).await);
    let https = ("x-forwarded-proto", "https");
    let http = ("x-forwarded-proto", "http");
    let host = ("host", "henge.test");
    for (world, peer, headers, secure) in [
        (&plain, PROXY, vec![host, https], true),
        (&plain, PROXY, vec![host, http], false),
        (&plain, PROXY, vec![host], false),
        (&plain, OTHER, vec![host, https], false),
        (&club, PROXY, vec![host], true),
        (&club, PROXY, vec![host, https], true),
    ] {
        let answer = send(&world.nobody(), (Method::POST, "/me"), peer, &headers).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
        let cookies: Vec<_> = answer.headers.get_all(header::SET_COOKIE).iter().collect();
        assert!(cookies.len() >= 3, "{cookies:?}");
        let all = cookies.iter().all(|cookie| cookie.to_str().unwrap().ends_with("; Secure") == secure);
        assert!(all, "{peer} {headers:?}: {cookies:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn links_to_give_away_lead_to_the_configured_origin() {
    let lies = [("host", "evil.example"), ("x-forwarded-host", "evil.example")];
    for (settings, peer, origin) in [
        (at_club(), PROXY, "https://club.example"),
        (at_club(), OTHER, "https://club.example"),
        (trusting(), PROXY, "http://evil.example"),
    ] {
        let world = World::new(settings).await;
        let anna = world.person("Anna").await;
        let cookie = format!("henge={}", anna.token.clone().unwrap());
        let headers = [lies[0], lies[1], ("cookie", cookie.as_str())];
        let me = send(&anna, (Method::GET, "/me?show=link"), peer, &headers).await.text();
        assert!(me.contains(&format!("{origin}/me/")), "{me}");
        let id = anna.open(&["me", "person"]).await;
        let table = send(&anna, (Method::GET, &format!("/t/{id}")), peer, &headers).await.text();
        assert!(table.contains(&format!("{origin}/t/{id}")), "{table}");
    }
    let world = World::new(trusting()).await;
    let anna = world.person("Anna").await;
    let cookie = format!("henge={}", anna.token.clone().unwrap());
    let headers = [("host", "henge.test"), ("x-forwarded-host", "evil.example"), ("cookie", &cookie)];
    let me = send(&anna, (Method::GET, "/me?show=link"), OTHER, &headers).await.text();
    assert!(me.contains("http://henge.test/me/") && !me.contains("evil.example"));
}

/// nginx puts the address it was told into `Host` unless it is told otherwise, and says nothing about https.
#[tokio::test(flavor = "multi_thread")]
async fn forms_are_sent_through_a_proxy_that_was_told_nothing() {
    let club = World::new(at_club()).await;
    let post = async |world: &World, headers: &[(&'static str, &str)]| {
        send(&world.nobody(), (Method::POST, "/play/dolmengoetter"), PROXY, headers).await.status
    };
    let upstream = ("host", "127.0.0.1:7878");
    let ours = ("origin", "https://club.example");
    assert_eq!(post(&club, &[upstream, ours]).await, StatusCode::SEE_OTHER);
    assert_eq!(
        post(&club, &[upstream, ours, ("sec-fetch-site", "same-origin")]).await,
        StatusCode::SEE_OTHER
    );
    assert_eq!(post(&club, &[upstream, ours, ("sec-fetch-site", "cross-site")]).await, StatusCode::FORBIDDEN);
    assert_eq!(post(&club, &[upstream, ("origin", "http://127.0.0.1:7878")]).await, StatusCode::FORBIDDEN);
    assert_eq!(post(&club, &[upstream, ("origin", "https://evil.example")]).await, StatusCode::FORBIDDEN);
    // Without an origin, what a browser knows by itself is enough.
    let plain = World::new(trusting()).await;
    assert_eq!(
        post(&plain, &[upstream, ours, ("sec-fetch-site", "same-origin")]).await,
        StatusCode::SEE_OTHER
    );
    assert_eq!(post(&plain, &[upstream, ours]).await, StatusCode::FORBIDDEN);
    let told = [upstream, ours, ("x-forwarded-host", "club.example")];
    assert_eq!(post(&plain, &told).await, StatusCode::SEE_OTHER);
}
