/*
 * Answers a page that the network does not with one that says so, and shows the notices that the house sends. Nothing else is
 * kept: no page of a player, no answer of the API, no balance. Scripts and pictures, whose addresses change with them, the
 * browser keeps by itself.
 */
const KEPT = 'offline-1';
const LANGUAGES = ['ua', 'ru', 'en', 'kk'];
const SCRIPT = '/offline.js';
const ICON = '/app/icons/192.png';
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

/* A message that comes twice has one id, and is shown once. */
addEventListener('push', (event) => {
  const { id, title, text, to } = event.data.json();
  event.waitUntil(registration.showNotification(title, { body: text, tag: id, icon: ICON, data: { to } }));
});

/* In a window of its own: one that is open may be in the middle of a round. */
addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { origin, href } = new URL(event.notification.data.to, location.origin);
  if (origin === location.origin) event.waitUntil(clients.openWindow(href));
});

/* The browser has changed the subscription by itself: the house hears of the new one. */
addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

async function renew({ newSubscription, oldSubscription }) {
  const subscription =
    newSubscription ??
    (oldSubscription && (await registration.pushManager.subscribe(oldSubscription.options)));
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ token: { endpoint, keys } });
  await fetch('/inner/push/update', { method: 'POST', headers, body });
}

async function sayOffline(pathname) {
  const language = LANGUAGES.find((known) => pathname.split('/')[1] === known) ?? 'ua';
  return (await caches.match(pageIn(language))) ?? Response.error();
}
