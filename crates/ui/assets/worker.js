// Keeps the files of the house, whose names follow their content. Pages and what is fetched for them always come anew.
"use strict";

const KEPT = "henge-files";
const MOST = 80;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

async function file(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    await kept.put(request, answer.clone());
    const names = await kept.keys();
    for (const old of names.slice(0, Math.max(0, names.length - MOST))) await kept.delete(old);
  }
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method === "GET" && origin === self.location.origin && pathname.startsWith("/assets/")) event.respondWith(file(request));
});
