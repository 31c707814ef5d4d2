import { randomUUID } from 'node:crypto';
import { type Call, createCall } from '@croupier/contract/kit';
import { gameSession, listProviderRounds } from '@croupier/contract/play/providers';
import { playRound } from '@croupier/contract/play/rounds';
import { testClock } from '@croupier/contract/site/test-data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { witness } from '../../../platform/witness.ts';
import { verifyBooks } from '../../money/books/feature.ts';
import { forgetSeatRules } from '../../people/play-rules/feature.ts';
import { GAME, KEY, RIVAL, startProviderHouse, type ProviderHouse } from './providers.fixture.ts';
import { signRequest } from './request-signature.ts';
import { ask, seatAt } from './wallet.fixture.ts';

let house: ProviderHouse;
beforeAll(async () => {
  house = await startProviderHouse();
});
afterAll(() => house.close());

const HOUR_MS = 3_600_000;

test('a stranger learns nothing about players, nor which providers there are', async () => {
  const path = '/api/provider-wallet/v1/balance';
  const body = JSON.stringify({ token: 't0123456789012345678901234' });
  const send = (headers: Record<string, string>) =>
    house.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  const answer = await send({});
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({
    error: { key: 'unauthorised', details: { reason: 'incomplete' } },
  });
  const unsigned = {
    provider: 'nobody-we-know',
    timestamp: String(Math.floor(Date.now() / 1_000)),
    nonce: randomUUID(),
    path,
    body,
  };
  const stranger = await send({
    'croupier-provider': unsigned.provider,
    'croupier-timestamp': unsigned.timestamp,
    'croupier-nonce': unsigned.nonce,
    'croupier-signature': signRequest(unsigned, KEY),
  });
  expect(await stranger.json()).toMatchObject({ error: { details: { reason: 'wrong_signature' } } });
});

test('a session ends half an hour after the last bet, and bets keep it alive', async () => {
  const seat = await seatAt(house);
  const setClock = (offsetMs: number) => house.call(testClock, { body: { offsetMs } });
  try {
    for (const halfHours of [0.9, 1.8, 2.7]) {
      await setClock(halfHours * 0.5 * HOUR_MS);
      expect((await seat.bet()).status).toBe('ok');
    }
    await setClock(3.8 * 0.5 * HOUR_MS);
    expect((await seat.bet()).status).toBe('session_expired');
  } finally {
    await setClock(0);
  }
  // What was reckoned by a clock that was set back is reckoned anew.
  await house.db.transaction((tx) => forgetSeatRules(tx, BigInt(seat.playerId)));
});

test('a player who has moved to another region plays no more under the former currency, and is settled in it', async () => {
  const seat = await seatAt(house);
  const roundId = randomUUID();
  expect((await seat.bet({ roundId })).status).toBe('ok');
  // As a move would say it; else the verification below would name a region that nobody moved to, and what was played before it there.
  await house.owner.query(
    `WITH moved AS (UPDATE player SET region = 'EU' WHERE id = $1 RETURNING id)
INSERT INTO region_change (player_id, change, from_region, to_region, changed_at) SELECT id, 'moved', 'UA', 'EU', now() FROM moved`,
    [seat.playerId],
  );
  const moved = { playerId: BigInt(seat.playerId), subject: 'player', value: 'EU 21' };
  await house.db.transaction(async (tx) => {
    await witness(tx, moved);
    await forgetSeatRules(tx, moved.playerId);
  });
  expect((await seat.bet()).status).toBe('session_expired');
  expect(await seat.win({ roundId, amountMinor: '300' })).toMatchObject({
    status: 'ok',
    balanceMinor: '100200',
  });
});

test('a stake of a studio and a stake of the house at once never take more than there is', async () => {
  const player = await house.createPlayer({ balanceMinor: '500' });
  const { launchUrl } = await player.call(gameSession, { query: { game: GAME } });
  const token = new URL(launchUrl).searchParams.get('token');
  const studio = Array.from({ length: 6 }, () => {
    const ids = { transactionId: randomUUID(), roundId: randomUUID() };
    return ask(house, 'bet', { ...ids, token, game: GAME, currency: 'UAH', amountMinor: '200' });
  });
  const own = Array.from({ length: 6 }, () => playHouseRound(player.call));
  const answers = await Promise.all(studio);
  await Promise.all(own);
  for (const { http } of answers) expect(http).toBe(200);
  const { checks } = await verifyBooks(house.owner);
  expect(checks.filter(({ difference }) => difference)).toEqual([]);
});

async function playHouseRound(call: Call): Promise<void> {
  const body = { key: randomUUID(), game: 'sunny-orchard', stakeMinor: '100', kind: 'real' as const };
  await call(playRound, { body }).catch(() => undefined);
}

test('a launch needs a player, a game and its switch', async () => {
  const player = await house.createPlayer({});
  const visitor = createCall((path, init) => house.request(path, init));
  await expect(visitor(gameSession, { query: { game: GAME } })).rejects.toMatchObject({ status: 401 });
  await expect(player.call(gameSession, { query: { game: 'no-such-game' } })).rejects.toMatchObject({
    status: 404,
  });
  const { launchUrl, provider } = await player.call(gameSession, { query: { game: GAME } });
  expect(new URL(launchUrl).origin).toBe('http://paper-moon.example');
  expect(provider).toBe('paper-moon');
  const seat = await seatAt(house);
  await seat.control({ action: 'switch-game-off' });
  await expect(player.call(gameSession, { query: { game: GAME } })).rejects.toMatchObject({ status: 423 });
  await seat.control({ action: 'switch-game-on' });
});

test('a token is nowhere in the database', async () => {
  const seat = await seatAt(house);
  await seat.bet();
  const [dump] = await house.owner.query<{ found: bigint }>(
    `SELECT count(*) AS found FROM provider_session s, provider_transaction t
     WHERE to_jsonb(s)::text LIKE $1 OR to_jsonb(t)::text LIKE $1`,
    [`%${seat.token}%`],
  );
  expect(dump!.found).toBe(0n);
});

test('what was asked and answered cannot be changed or deleted by the server', async () => {
  for (const sql of [
    'DELETE FROM provider_transaction',
    'UPDATE provider_transaction SET amount_minor = 1',
    'UPDATE provider_transaction SET answer = null',
    'DELETE FROM provider_round',
  ])
    await expect(house.db.query(sql)).rejects.toThrow('permission denied');
});

test('rounds are listed for their player, and told to the lobby once when they end', async () => {
  const player = await house.createPlayer({ balanceMinor: '10000' });
  const { launchUrl } = await player.call(gameSession, { query: { game: 'paper-moon-toss' } });
  const token = new URL(launchUrl).searchParams.get('token');
  const game = 'paper-moon-toss';
  const [won, lost] = [randomUUID(), randomUUID()];
  const bet = (roundId: string) =>
    ask(house, 'bet', {
      transactionId: randomUUID(),
      roundId,
      token,
      game,
      currency: 'UAH',
      amountMinor: '100',
    });
  const round = { playerId: String(player.id), game };
  await bet(won);
  const win = { ...round, roundId: won, transactionId: randomUUID(), currency: 'UAH', amountMinor: '900' };
  await ask(house, 'win', { ...win, endRound: true });
  await ask(house, 'win', { ...win, endRound: true });
  await bet(lost);
  await ask(house, 'end-round', { ...round, roundId: lost, transactionId: randomUUID() });
  await ask(house, 'end-round', { ...round, roundId: lost, transactionId: randomUUID() });
  const { rounds } = await player.call(listProviderRounds, { query: { game } });
  expect(rounds).toMatchObject([
    { id: lost, stakeMinor: '100', winMinor: '0', state: 'ended' },
    { id: won, stakeMinor: '100', winMinor: '900', state: 'ended' },
  ]);
  const other = await house.createPlayer({});
  expect((await other.call(listProviderRounds, { query: {} })).rounds).toEqual([]);
  const counted = async () =>
    (
      await house.owner.query<{ rounds: bigint }>(
        'SELECT sum(rounds) AS rounds FROM game_day WHERE game = $1',
        [game],
      )
    )[0]?.rounds;
  await expect.poll(counted).toBe('2');
});

test('a studio reaches no session, round or transaction of another, also under the same ids', async () => {
  const seat = await seatAt(house);
  const [roundId, transactionId] = [randomUUID(), randomUUID()];
  expect((await seat.bet({ roundId, transactionId })).status).toBe('ok');
  const { token, playerId } = seat;
  const round = { roundId, game: GAME, playerId, transactionId: randomUUID() };
  const asRival = (call: string, body: object) => ask(house, call, body, RIVAL);
  expect((await asRival('balance', { token })).status).toBe('session_not_found');
  const bet = { token, roundId, transactionId, game: GAME, currency: 'UAH', amountMinor: '100' };
  expect((await asRival('bet', bet)).status).toBe('session_not_found');
  const win = { ...round, currency: 'UAH', amountMinor: '5000' };
  expect((await asRival('win', win)).status).toBe('round_not_found');
  expect((await asRival('end-round', round)).status).toBe('round_not_found');
  // Of its own bet of that id, which never came: ours is not touched by it.
  const rollback = { ...round, betTransactionId: transactionId };
  expect(await asRival('rollback', rollback)).toMatchObject({ status: 'ok', outcome: 'tombstone' });
  expect(await seat.balance()).toBe('99900');
  expect((await seat.win({ roundId, amountMinor: '100' })).status).toBe('ok');
});
