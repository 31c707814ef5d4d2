import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { expect, test } from 'vitest';
import { ofBuild, plainTexts } from './worker-plugin.ts';

const SOURCE = readFileSync(fileURLToPath(new URL('../public/service-worker.js', import.meta.url)), 'utf8');
const PLAIN = plainTexts(fileURLToPath(new URL('../app', import.meta.url)));
const HOUSE = 'https://house.example';
/** 65 bytes each, as base64url. */
const [OLD_KEY, NEW_KEY] = [key(1), key(251)];

function key(byte: number): string {
  return Buffer.from(Array<number>(65).fill(byte)).toString('base64url');
}

interface Shown {
  title: string;
  options: { body: string; tag?: string; icon: string; data: { to: string } };
}

interface Subscription {
  readonly key: string;
}

/** A browser that runs workers one after the other, keeps what they keep, and reaches a house or nobody. */
class Browser {
  readonly caches = new Map<string, Map<string, string>>();
  readonly shown: Shown[] = [];
  readonly opened: string[] = [];
  readonly sent: { path: string; body: unknown }[] = [];
  /** What the house says now, by path; undefined while nobody is reached. */
  house: ((path: string) => string) | undefined = () => '';
  houseKey: string | null = OLD_KEY;
  subscription: Subscription | null = null;
  windows: string[] = [];
  languages: string[] = ['en-GB'];
  private listeners = new Map<string, (event: object) => void>();

  /** Registers a worker as a page does on each visit: the same bytes are the same worker. */
  private worker: string | undefined;
  async visit(worker: string): Promise<void> {
    if (worker === this.worker) return;
    this.worker = worker;
    this.listeners = new Map();
    runInNewContext(worker, this.scope());
    for (const name of ['install', 'activate']) await this.fire(name);
  }

  /** @returns what a navigation is answered, once everything is over that the worker waits for */
  async open(path: string): Promise<string> {
    let answer: Promise<unknown> = Promise.resolve('none');
    const request = { mode: 'navigate', method: 'GET', url: HOUSE + path };
    await this.fire('fetch', { request, respondWith: (given: Promise<unknown>) => void (answer = given) });
    return String(await answer);
  }

  async fire(name: string, more: object = {}): Promise<void> {
    const waits: Promise<unknown>[] = [];
    this.listeners.get(name)!({ waitUntil: (wait: Promise<unknown>) => waits.push(wait), ...more });
    await Promise.all(waits);
  }

  push = (text: string | null) =>
    this.fire('push', { data: text === null ? null : { json: () => JSON.parse(text) as unknown } });

  private fetch = async (asked: string | { url: string }, init?: { body: string }) => {
    const path = new URL(typeof asked === 'string' ? asked : asked.url, HOUSE).pathname;
    if (!this.house) throw new TypeError('nobody is reached');
    if (init) this.sent.push({ path, body: JSON.parse(init.body) });
    const body = path === '/api/app/push-key' ? JSON.stringify({ key: this.houseKey }) : this.house(path);
    return { toString: () => body, json: async () => JSON.parse(body) as unknown };
  };

  private scope() {
    const cacheOf = (name: string) => {
      if (!this.caches.has(name)) this.caches.set(name, new Map());
      const cache = this.caches.get(name)!;
      return {
        addAll: async (requests: { url: string }[]) => {
          for (const { url } of requests) cache.set(url, String(await this.fetch(url)));
        },
        match: async (path: string) => cache.get(path),
      };
    };
    return {
      addEventListener: (name: string, listener: (event: object) => void) =>
        this.listeners.set(name, listener),
      skipWaiting: () => undefined,
      Request: class {
        readonly url: string;
        constructor(url: string) {
          this.url = url;
        }
      },
      Response: { error: () => 'no page' },
      URL,
      btoa,
      fetch: this.fetch,
      location: new URL('/service-worker.js', HOUSE),
      navigator: { languages: this.languages },
      caches: {
        open: async (name: string) => cacheOf(name),
        keys: async () => [...this.caches.keys()],
        delete: async (name: string) => this.caches.delete(name),
      },
      clients: {
        claim: async () => undefined,
        matchAll: async () => this.windows.map((url) => ({ url })),
        openWindow: async (href: string) => void this.opened.push(href),
      },
      registration: {
        showNotification: async (title: string, options: Shown['options']) =>
          void this.shown.push({ title, options: { ...options } }),
        pushManager: {
          getSubscription: async () => this.subscription && this.subscribed(this.subscription),
          subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
            if (this.subscription && this.subscription.key !== applicationServerKey)
              throw new DOMException('another key', 'InvalidStateError');
            this.subscription = { key: applicationServerKey };
            return this.subscribed(this.subscription);
          },
        },
      },
    };
  }

  subscribed(subscription: Subscription) {
    return {
      options: { applicationServerKey: new Uint8Array(Buffer.from(subscription.key, 'base64url')).buffer },
      toJSON: () => ({ endpoint: `https://push.example/${subscription.key}`, keys: {} }),
      unsubscribe: async () => {
        this.subscription = null;
        return true;
      },
    };
  }
}

const worker = (build: string) => ofBuild(SOURCE, build, PLAIN);

async function visited(build = 'a'): Promise<Browser> {
  const browser = new Browser();
  browser.house = (path) => `${path} of ${build}`;
  await browser.visit(worker(build));
  return browser;
}

test('shows the offline page of the newest build that was visited, and keeps nothing of the one before', async () => {
  const browser = await visited('a');
  browser.house = (path) => `${path} of b`;
  await browser.visit(worker('b'));
  browser.house = undefined;
  expect(await browser.open('/kk/games')).toBe('/kk/offline of b');
  expect([...browser.caches.keys()]).toEqual(['offline-b']);
});

test('keeps the pages of the build before when the new one cannot be had', async () => {
  const browser = await visited('a');
  browser.house = undefined;
  await expect(browser.visit(worker('b'))).rejects.toThrow('nobody');
  expect(browser.caches.get('offline-a')!.get('/ua/offline')).toBe('/ua/offline of a');
});

test('a worker without a place for its build stops the build', () => {
  expect(() => ofBuild('no worker', 'a', PLAIN)).toThrow(/no place/);
});

test('shows what a message says, once by its id, and opens where it leads', async () => {
  const browser = await visited();
  await browser.push(JSON.stringify({ id: '1', title: 'Paid', text: '100', to: '/en/profile' }));
  const [{ title, options }] = browser.shown as [Shown];
  expect([title, options.body, options.tag, options.data.to]).toEqual(['Paid', '100', '1', '/en/profile']);
  await browser.fire('notificationclick', { notification: { data: options.data, close: () => undefined } });
  expect(browser.opened).toEqual([`${HOUSE}/en/profile`]);
});

test.each([
  ['without a payload', null],
  ['with an empty object', '{}'],
  ['with broken JSON', '{"title":'],
  ['with null', 'null'],
  ['with a title that is none', '{"title":5,"text":""}'],
  ['with a list', '["a"]'],
])('shows a plain notice when a message comes %s', async (_, payload) => {
  const browser = await visited();
  await browser.push(payload);
  expect(browser.shown.map(({ title, options }) => [title, options.body, options.data.to])).toEqual([
    [PLAIN['en']!.title, PLAIN['en']!.text, '/en/profile/notices'],
  ]);
});

test('leads to the notices when a message does not say where to', async () => {
  const browser = await visited();
  await browser.push('{"title":"Paid","text":"100"}');
  expect(browser.shown[0]).toMatchObject({ title: 'Paid', options: { data: { to: '/en/profile/notices' } } });
});

test.each(LANGUAGES)('says the plain notice in the language of the open page: %s', async (language) => {
  const browser = await visited();
  browser.windows = [`${HOUSE}/${language}/games`];
  await browser.push(null);
  expect(browser.shown[0]).toMatchObject({ title: PLAIN[language]!.title });
});

test.each([
  ['a notice of an older worker', {}, `${HOUSE}/`],
  ['an address that is none', { to: 'http://[' }, `${HOUSE}/`],
])('a press on %s opens the site', async (_, data, href) => {
  const browser = await visited();
  await browser.fire('notificationclick', { notification: { data, close: () => undefined } });
  expect(browser.opened).toEqual([href]);
});

test('a press opens nothing of somebody else', async () => {
  const browser = await visited();
  const data = { to: 'https://other.example/' };
  await browser.fire('notificationclick', { notification: { data, close: () => undefined } });
  expect(browser.opened).toEqual([]);
});

test.each([
  ['has made one under the old key', OLD_KEY, true],
  ['has one under the old key still', OLD_KEY, false],
  ['has none', null, false],
  ['has made one under the new key', NEW_KEY, true],
])('subscribes under the new key of the house when the browser %s', async (_, made, isTold) => {
  const browser = await visited();
  browser.houseKey = NEW_KEY;
  browser.subscription = made === null ? null : { key: made };
  const newSubscription = isTold ? browser.subscribed({ key: made! }) : null;
  await browser.fire('pushsubscriptionchange', { newSubscription, oldSubscription: null });
  expect(browser.subscription).toEqual({ key: NEW_KEY });
  expect(browser.sent).toEqual([
    {
      path: '/inner/push/update',
      body: { token: { endpoint: `https://push.example/${NEW_KEY}`, keys: {} } },
    },
  ]);
});

test('subscribes to nothing when the house sends nothing', async () => {
  const browser = await visited();
  browser.houseKey = null;
  await browser.fire('pushsubscriptionchange', { newSubscription: null, oldSubscription: null });
  expect([browser.subscription, browser.sent]).toEqual([null, []]);
});
