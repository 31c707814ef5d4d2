/*
 * Answers a page that the network does not with one that says so. Nothing else is kept: no page of a player, no answer of the
 * API, no balance. Scripts and pictures, whose addresses change with them, the browser keeps by itself.
 */
const KEPT = 'offline-1';
const LANGUAGES = ['ua', 'ru', 'en', 'kk'];
const SCRIPT = '/offline.js';
const pageIn = (language) => `/${language}/offline`;

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll([...LANGUAGES.map(pageIn), SCRIPT])));
});

addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
    await clients.claim();
  };
  event.waitUntil(forget());
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.mode === 'navigate' && request.method === 'GET')
    event.respondWith(fetch(request).catch(() => sayOffline(pathname)));
  else if (pathname === SCRIPT) event.respondWith(fetch(request).catch(() => caches.match(SCRIPT)));
});

async function sayOffline(pathname) {
  const language = LANGUAGES.find((known) => pathname.split('/')[1] === known) ?? 'ua';
  return (await caches.match(pageIn(language))) ?? Response.error();
}
