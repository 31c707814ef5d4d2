import type { Operation } from '@croupier/contract/kit';
import * as contacts from '@croupier/contract/people/contacts';
import * as deletion from '@croupier/contract/people/deletion';
import * as documents from '@croupier/contract/people/documents';
import * as exclusions from '@croupier/contract/people/exclusions';
import * as limits from '@croupier/contract/people/limits';
import * as networks from '@croupier/contract/people/networks';
import * as notices from '@croupier/contract/people/notices';
import * as accounts from '@croupier/contract/people/players';
import * as telegram from '@croupier/contract/people/telegram';
import type { Page } from '@playwright/test';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { textOf } from '../support/texts.ts';

const players = (key: string) => textOf('en', `features/people/players:${key}`);

const isWrite = (one: unknown): one is Operation =>
  typeof one === 'object' && one !== null && 'path' in one && 'method' in one && one.method !== 'GET';

/** Every write of an account, its messages and its limits; what only servers call proves itself otherwise. */
const WRITES = [accounts, contacts, deletion, documents, exclusions, limits, networks, notices, telegram]
  .flatMap((feature) => Object.values(feature) as unknown[])
  .filter(isWrite)
  .filter(({ access, path }) => access !== 'server' && path !== '/api/notices/unsubscribe');

/** The same site by another origin: as near as a foreign page can come, since cookies travel along. */
async function foreignPage(): Promise<{ address: string; close(): void }> {
  const server = createServer((_, answer) =>
    answer.setHeader('content-type', 'text/html').end('<h1>Win!</h1>'),
  );
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}/`, close: () => server.close() };
}

/** What of the account a foreign write would change, as its player is shown it. */
async function standing(page: Page): Promise<unknown> {
  const read = async (path: string) => (await page.request.get(siteUrl() + path)).json() as Promise<unknown>;
  const paths = [
    ...['/api/users/me', '/api/limits', '/api/users/documents', '/api/users/networks'],
    ...['/api/notices/preferences'],
  ];
  // What a break, or an end, could be is told to the moment; what there is of one is not.
  const { state } = (await read('/api/stops')) as { state: unknown };
  return [state, ...(await Promise.all(paths.map(read)))];
}

/**
 * What the house answers to posts, as the network sees it: a foreign page is not even told that there was an answer. The browser tells of
 * an answer before it tells of what was asked, at times: both are put together when somebody looks.
 */
async function heardBelow(page: Page): Promise<() => { path: string; status: number | undefined }[]> {
  const network = await page.context().newCDPSession(page);
  const posts = new Map<string, string>();
  const statuses = new Map<string, number>();
  network.on('Network.requestWillBeSent', ({ requestId, request: { method, url } }) => {
    if (method === 'POST' && url.startsWith(siteUrl())) posts.set(requestId, new URL(url).pathname);
  });
  network.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    statuses.set(requestId, statusCode);
  });
  await network.send('Network.enable');
  return () => [...posts].map(([id, path]) => ({ path, status: statuses.get(id) }));
}

const SECRET = 'a quiet green river';

test('a foreign page writes nothing in a player’s name, by whatever a page may send', async ({
  page,
  request,
}) => {
  expect(WRITES.length).toBeGreaterThan(35);
  const player = await makePlayer(request, {});
  await page.context().addCookies([await sessionOf(request, player.id)]);
  const before = await standing(page);
  const evil = await foreignPage();
  await page.goto(evil.address, { waitUntil: 'load' });
  const answers = await heardBelow(page);
  const body = { username: player.username, password: SECRET, region: 'EU', reason: 'x', language: 'en' };
  for (const { method, path } of WRITES) {
    const address = siteUrl() + path.replace(/:[a-z]+/gi, '1');
    await page.evaluate(
      async ([url, how, asked]) => {
        const send = (init: RequestInit) =>
          fetch(url, { method: how, credentials: 'include', ...init }).catch(() => undefined);
        // What may be sent anywhere without asking first, and then what is asked for first and not sent.
        if (how === 'POST') {
          await send({ mode: 'no-cors', body: JSON.stringify(asked) });
          await send({ mode: 'no-cors', body: new URLSearchParams(asked) });
          await send({ mode: 'no-cors' });
        }
        await send({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(asked) });
      },
      [address, method, body] as const,
    );
  }
  const posts = WRITES.filter(({ method }) => method === 'POST');
  // Three of each are sent; the one that is asked for first is not.
  const answered = () => answers().flatMap(({ status }) => status ?? []);
  await expect.poll(() => answered().length).toBe(3 * posts.length);
  expect(new Set(answered())).toEqual(new Set([403]));
  evil.close();
  expect(await standing(page)).toEqual(before);
});

test('a form on a foreign page signs nobody in, neither a visitor nor over a player', async ({
  page,
  request,
}) => {
  const [attacker, victim] = [await makePlayer(request, {}), await makePlayer(request, {})];
  const evil = await foreignPage();
  const submit = async (path: string) => {
    // A tab of its own: what the form leads to is not waited for.
    const tab = await page.context().newPage();
    await tab.goto(evil.address, { waitUntil: 'load' });
    const answered = tab.waitForResponse(siteUrl() + path);
    await tab.evaluate(
      ([action, fields]) => {
        const form = Object.assign(document.createElement('form'), { action, method: 'post' });
        for (const [name, value] of Object.entries(fields))
          form.append(Object.assign(document.createElement('input'), { name, value, type: 'hidden' }));
        document.body.append(form);
        form.submit();
      },
      [siteUrl() + path, { username: attacker.username, password: attacker.password }] as const,
    );
    expect((await answered).status()).toBe(403);
    await tab.close();
  };
  const whoIs = async () => {
    const me = (await (await page.request.get(`${siteUrl()}/api/users/me`)).json()) as {
      profile: { id: string } | null;
    };
    return me.profile?.id ?? null;
  };
  await submit('/api/users/login');
  expect(await whoIs()).toBeNull();
  await page.context().addCookies([await sessionOf(request, victim.id)]);
  for (const path of ['/api/users/login', '/api/users/logout']) {
    await submit(path);
    expect(await whoIs()).toBe(victim.id);
  }
  evil.close();
});

test('a session that somebody planted is not the player’s, and one that was ended is nobody’s', async ({
  page,
  request,
}) => {
  const [attacker, player] = [await makePlayer(request, {}), await makePlayer(request, {})];
  const planted = await sessionOf(request, attacker.id);
  await page.context().addCookies([planted]);
  const cookie = async () =>
    (await page.context().cookies()).find(({ name }) => name === planted.name)?.value;
  const whoHas = async (value: string) => {
    const answer = await request.get(`${siteUrl()}/api/users/profile`, {
      headers: { cookie: `${planted.name}=${value}` },
    });
    return answer.ok() ? ((await answer.json()) as { id: string }).id : answer.status();
  };
  await page.request.post(`${siteUrl()}/api/users/login`, {
    form: { username: player.username, password: player.password },
    headers: { origin: siteUrl() },
  });
  const own = (await cookie())!;
  expect(own).not.toBe(planted.value);
  expect([await whoHas(planted.value), await whoHas(own)]).toEqual([401, player.id]);

  await page.goto(`${siteUrl()}/en/profile`);
  await page.getByRole('button', { name: players('profile.logout'), exact: true }).click();
  await expect.poll(cookie).not.toBe(own);
  expect(await whoHas(own)).toBe(401);
  // The page leaves by itself; another address before it has would be given up for that.
  await expect(page).not.toHaveURL(/\/profile/);
  // Put back as whoever has stolen it would, it opens no page of the player's.
  await page.context().addCookies([{ ...planted, value: own }]);
  await page.goto(`${siteUrl()}/en/profile/security`);
  await expect(page).toHaveURL(/\/en\/login/);
});
