import { randomUUID } from 'node:crypto';
import { liveTicket } from '@croupier/contract/site/live';
import { login, logout, me, profile, signUp } from '@croupier/contract/people/players';
import { playRound } from '@croupier/contract/play/rounds';
import { siteConfigs } from '@croupier/contract/site/sites';
import { listGames } from '@croupier/contract/site/lobby';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { blockAccounts, type AccountDesk } from './block-accounts.ts';

let site: TestApp;
let desk: AccountDesk;
beforeAll(async () => {
  site = await startTestApp({ CLOSED_COUNTRIES: 'XA,XB', COUNTRY_HEADER: 'CF-IPCountry', TRUST_PROXY: '1' });
  desk = blockAccounts(site.db, () => new Date());
});
afterAll(() => site.close());

const stake = (player: TestPlayer) =>
  player.call(playRound, {
    body: { key: randomUUID(), game: 'sunny-orchard', stakeMinor: '500', kind: 'real' },
  });

test('a blocked account: every call of its session is refused, no bet is taken, its money stays', async () => {
  const player = await site.createPlayer({ balanceMinor: '100000' });
  expect(await desk.block(player.id, 'documents were forged')).toBeUndefined();
  for (const call of [me, profile, liveTicket] as const)
    expect(await keyOf(player.call(call, {}))).toBe('423 account_blocked');
  expect(await keyOf(player.call(listGames, { query: {} }))).toBe('423 account_blocked');
  expect(await keyOf(stake(player))).toBe('423 account_blocked');
  // What everybody may know, and the way out.
  expect(await keyOf(player.call(siteConfigs, { query: {} }))).toBe('answered');
  expect(await keyOf(player.call(logout, {}))).toBe('answered');
  expect(await desk.unblock(player.id)).toBeUndefined();
  const again = await site.signIn(player);
  expect((await again.call(profile, {})).mainBalance).toBe('100000');
  expect(await keyOf(stake(again))).toBe('answered');
});

test('who signs in to a blocked account learns it with the next call, and from nobody before the password', async () => {
  const player = await site.createPlayer();
  await desk.block(player.id, 'asked for by the bank');
  const { username } = player;
  const signIn = (password: string) => keyOf(site.call(login, { body: { username, password } }));
  expect(await signIn('not the password')).toBe('401 wrong_credentials');
  expect(await signIn(player.password)).toBe('answered');
});

test('its sockets are closed, those of others stay', async () => {
  const [player, other] = [await site.createPlayer(), await site.createPlayer()];
  const open = async (who: TestPlayer) => {
    const { ticket } = await who.call(liveTicket, {});
    const socket = new WebSocket(`${site.url.replace('http', 'ws')}/api/ws?token=${ticket}`, {
      origin: site.url,
    });
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    await new Promise((resolve) => socket.once('open', resolve));
    return { socket, closed };
  };
  const [own, theirs] = [await open(player), await open(other)];
  await desk.block(player.id, 'documents were forged');
  expect(await own.closed).toBe(4001);
  expect(theirs.socket.readyState).toBe(WebSocket.OPEN);
  theirs.socket.close();
});

test('a block is made once, with a reason, of a player that there is', async () => {
  const { id } = await site.createPlayer();
  expect(await desk.block(id, '  ')).toMatch(/reason/);
  expect(await desk.block(999_999_999n, 'who is this')).toBe('There is no player 999999999.');
  const twice = await Promise.all([desk.block(id, 'the first'), desk.block(id, 'the second')]);
  expect(twice.filter((refusal) => refusal === undefined)).toHaveLength(1);
  expect((await desk.blocked()).find(({ playerId }) => playerId === id)?.reason).toMatch(
    /^the (first|second)$/,
  );
  expect(await desk.unblock(id)).toBeUndefined();
  expect(await desk.unblock(id)).toMatch(/is not blocked/);
});

test('a closed country: nothing but what everybody may know, and nobody else is kept out', async () => {
  const player = await site.createPlayer();
  const ask = async (path: string, country: string, init: RequestInit = {}) => {
    const headers = { ...init.headers, origin: site.url, 'cf-ipcountry': country };
    const answer = await site.request(path, { ...init, headers });
    const body = (await answer.json()) as { error?: { key: string } };
    return `${answer.status} ${body.error?.key ?? ''}`;
  };
  for (const country of ['XA', 'xb']) {
    expect(await ask(me.path, country)).toBe('423 country_closed');
    expect(await ask(profile.path, country, { headers: { cookie: player.cookie } })).toBe(
      '423 country_closed',
    );
    expect(await ask(signUp.path, country, { method: 'POST' })).toBe('423 country_closed');
    expect(await ask(siteConfigs.path, country)).toBe('200 ');
  }
  for (const country of ['UA', '', 'T1']) expect(await ask(me.path, country)).toBe('200 ');
  const upgrade = new WebSocket(`${site.url.replace('http', 'ws')}/api/ws`, {
    headers: { 'cf-ipcountry': 'XA' },
  });
  upgrade.on('error', () => {});
  const status = await new Promise((resolve) =>
    upgrade.once('unexpected-response', (_request, response) => resolve(response.statusCode)),
  );
  expect(status).toBe(423);
});
