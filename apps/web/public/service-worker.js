/*
 * Answers a page that the network does not with one that says so, and shows the notices that the house sends. Nothing else is
 * kept: no page of a player, no answer of the API, no balance. Scripts and pictures, whose addresses change with them, the
 * browser keeps by itself.
 */

/* Written in by the build (build-plugins/worker-plugin.ts): a browser takes a worker for a new one by its bytes alone. */
const BUILD = 'development';
/* In each language, what is said of a notice that cannot be read. */
const PLAIN = { en: { title: 'News', text: '' } };

const KEPT = `offline-${BUILD}`;
const LANGUAGES = ['ua', 'ru', 'en', 'kk'];
const SCRIPT = '/offline.js';
const ICON = '/app/icons/192.png';
const pageIn = (language) => `/${language}/offline`;

/* The worker before this one has its own until this one takes over. */
addEventListener('install', (event) => {
  skipWaiting();
  const asked = [...LANGUAGES.map(pageIn), SCRIPT].map((path) => new Request(path, { cache: 'reload' }));
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(asked)));
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
  else if (pathname === SCRIPT) event.respondWith(fetch(request).catch(() => kept(SCRIPT)));
});

/* A message that comes twice has one id, and is shown once. A browser whose message shows nothing says something itself, and
   ends the subscription in time. */
addEventListener('push', (event) => event.waitUntil(show(event.data)));

async function show(data) {
  const { id, title, text, to } = readNotice(data);
  const language = await languageHere();
  const plain = PLAIN[language] ?? PLAIN.en;
  const options = { icon: ICON, data: { to: to ?? `/${language}/profile/notices` } };
  if (id !== undefined) options.tag = id;
  if (title !== undefined) await registration.showNotification(title, { ...options, body: text ?? '' });
  else await registration.showNotification(plain.title, { ...options, body: text ?? plain.text });
}

/* What can be read of a message, each part by itself. */
function readNotice(data) {
  let told;
  try {
    told = data.json();
  } catch {
    return {};
  }
  const parts = Object.entries(told ?? {});
  return Object.fromEntries(parts.filter(([, part]) => typeof part === 'string' && part !== ''));
}

/* That of a page which is open, or the browser's. */
async function languageHere() {
  const open = (await clients.matchAll({ type: 'window', includeUncontrolled: true })).map(({ url }) =>
    languageIn(new URL(url).pathname),
  );
  const own = (navigator.languages ?? []).map((tag) => tag.split('-')[0].replace('uk', 'ua'));
  return [...open, ...own].find((language) => LANGUAGES.includes(language)) ?? 'ua';
}

const languageIn = (pathname) => LANGUAGES.find((known) => pathname.split('/')[1] === known);

/* In a window of its own: one that is open may be in the middle of a round. */
addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { origin, href } = addressOf(event.notification.data?.to);
  if (origin === location.origin) event.waitUntil(clients.openWindow(href));
});

function addressOf(to = '/') {
  try {
    return new URL(to, location.origin);
  } catch {
    return new URL(location.origin);
  }
}

/* The browser has changed the subscription by itself, or the house has another key: the house hears of the new one. */
addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

async function renew({ newSubscription }) {
  const { key } = await (await fetch('/api/app/push-key')).json();
  if (!key) return;
  const subscription = await subscriptionUnder(key, newSubscription);
  const { endpoint, keys } = subscription.toJSON();
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ token: { endpoint, keys } });
  await fetch('/inner/push/update', { method: 'POST', headers, body });
}

/* A browser has one subscription at a time, and refuses another key while it has it. */
async function subscriptionUnder(key, newSubscription) {
  const { pushManager } = registration;
  const known = newSubscription ?? (await pushManager.getSubscription());
  if (known && isUnder(key, known)) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/* Where a browser does not say under which key it is, it is left as it is. */
function isUnder(key, { options }) {
  if (!options?.applicationServerKey) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key;
}

async function kept(path) {
  return (await (await caches.open(KEPT)).match(path)) ?? Response.error();
}

const sayOffline = (pathname) => kept(pageIn(languageIn(pathname) ?? 'ua'));
