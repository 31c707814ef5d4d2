import type { PlayRuleRefusal } from '@croupier/contract/people/play-rules';
import { afterEach, expect, test } from 'vitest';
import { isRefusal } from '../../../platform/refusal.ts';
import type { StoredFact } from '../../../platform/outbox.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { betOf, losingDraws, openRoundsHouse } from '../../play/rounds/rounds.fixture.ts';
import { giveBonus } from '../../rewards/purses/purses.fixture.ts';
import { answerCheck, chooseMinutes } from './answer-check.ts';
import { lockSession } from './play-sessions-store.ts';
import { readPlaying } from './read-playing.ts';
import { realityChecksReaders } from './reality-checks-readers.ts';

const { fixture, server } = await openRoundsHouse();
const { db, owner } = fixture;
const parts = { db, clock: server.clock };
afterEach(() => server.clock.setOffset(0));

const at = (minutes: number) => server.clock.setOffset(minutes * 60_000);
const [reader] = realityChecksReaders();

async function newPlayer(): Promise<SignedIn> {
  const playerId = await fixture.player('UA', 1_000_000n);
  await server.fairness.seats.of(playerId);
  return { playerId, region: 'UA' } as SignedIn;
}

/** A round that loses, and what its reader makes of it. @returns the rule that was against it, or `settled` */
async function lose(player: SignedIn, stakeMinor = '100'): Promise<string> {
  const outcome = await stake(player, stakeMinor);
  if (outcome === 'settled') await count();
  return outcome;
}

/** The same, uncounted. */
async function stake({ playerId }: SignedIn, stakeMinor = '100'): Promise<string> {
  server.tape.put(playerId, 'sunny-orchard', [losingDraws()]);
  const played = await server.rounds.play(betOf(playerId, { stakeMinor }));
  return isRefusal(played) ? (played.details as PlayRuleRefusal).rule : 'settled';
}

let read = 0n;
/** What the reader makes of the rounds since. */
async function count(): Promise<void> {
  const now = server.clock.now();
  await handle((await unread()).map((fact) => ({ ...fact, createdAt: now })));
}

type Fact = StoredFact & { readonly id: bigint };

/** The rounds since, told of when the database says they were. */
async function unread(): Promise<Fact[]> {
  const facts = await owner.query<Fact>(
    `SELECT id, player_id AS "playerId", topic, payload, created_at AS "createdAt" FROM outbox
WHERE topic = 'round.settled' AND id > $1 ORDER BY id`,
    [read],
  );
  read = facts.at(-1)?.id ?? read;
  return facts;
}

async function handle(facts: Fact[]): Promise<void> {
  if (facts.length > 0) await db.transaction(async (tx) => void (await reader!.handle(tx, facts)));
}

const session = async (player: SignedIn) => (await readPlaying(parts, player, 'real')).session;

test('a session begins with the first stake, and says to the unit what was staked, won and lost', async () => {
  const player = await newPlayer();
  expect(await session(player)).toBeNull();
  await lose(player, '300');
  await lose(player, '500');
  const played = await server.rounds.play(betOf(player.playerId));
  await count();
  const won = isRefusal(played) ? 0n : BigInt(played.winMinor);
  const { stakedMinor, wonMinor, netMinor, isDue, beganAt, checkAt } = (await session(player))!;
  expect({ stakedMinor, wonMinor, netMinor, isDue }).toEqual({
    ...{ stakedMinor: '900', wonMinor: String(won), netMinor: String(won - 900n), isDue: false },
  });
  expect(Date.parse(checkAt!) - Date.parse(beganAt)).toBe(3_600_000);
});

test('once the check is due no stake is taken until it is answered, and then until the next one', async () => {
  const player = await newPlayer();
  for (const minute of [0, 14, 28, 42, 56]) {
    at(minute);
    expect(await lose(player)).toBe('settled');
  }
  at(61);
  expect(await lose(player)).toBe('reality_check');
  const due = (await session(player))!;
  expect(due).toMatchObject({ isDue: true, stakedMinor: '500', netMinor: '-500' });
  // Two tabs press at once, and one presses again later.
  const answer = () => answerCheck(parts, player.playerId, new Date(due.checkAt!));
  await Promise.all([answer(), answer()]);
  expect(await lose(player)).toBe('settled');
  const next = (await session(player))!.checkAt;
  await answer();
  expect((await session(player))!.checkAt).toBe(next);
  for (const minute of [75, 89, 103, 117]) {
    at(minute);
    expect(await lose(player)).toBe('settled');
  }
  at(122);
  expect(await lose(player)).toBe('reality_check');
});

test('a check that nobody answered is not got rid of by waiting', async () => {
  const player = await newPlayer();
  for (const minute of [0, 14, 28, 42, 56]) {
    at(minute);
    await lose(player);
  }
  at(24 * 60);
  expect(await lose(player)).toBe('reality_check');
  const due = (await session(player))!;
  await answerCheck(parts, player.playerId, new Date(due.checkAt!));
  expect(await session(player)).toBeNull();
  expect(await lose(player)).toBe('settled');
  expect(await session(player)).toMatchObject({ stakedMinor: '100' });
});

test('who left before it was due begins anew when they come back, and is asked nothing', async () => {
  const player = await newPlayer();
  await lose(player, '500');
  at(90);
  expect(await session(player)).toBeNull();
  expect(await lose(player)).toBe('settled');
  expect(await session(player)).toMatchObject({ stakedMinor: '100', isDue: false });
});

test('a check that came due while rounds waited to be counted stops the next stake', async () => {
  const player = await newPlayer();
  for (const minute of [0, 14, 28, 36, 44.8]) {
    at(minute);
    expect(await lose(player)).toBe('settled');
  }
  // By what is counted its player left at 59.8, so that no check would come due; they did not.
  at(59.7);
  expect(await stake(player)).toBe('settled');
  at(60.1);
  expect(await lose(player)).toBe('settled');
  expect(await session(player)).toMatchObject({ isDue: true, stakedMinor: '700' });
  expect(await lose(player)).toBe('reality_check');
});

test('a check that no longer comes after its player has left is made known to the seat', async () => {
  const player = await newPlayer();
  for (const minute of [0, 14, 28, 40]) {
    at(minute);
    expect(await lose(player)).toBe('settled');
  }
  const { checkAt } = (await session(player))!;
  // Their seat looks at 60 and finds nobody there since 55; then a round is counted that ended before that.
  at(60.01);
  expect(await stake(player)).toBe('settled');
  const [round] = await unread();
  await handle([{ ...round!, createdAt: new Date(Date.parse(checkAt!) - 330_000) }]);
  expect(await lose(player)).toBe('reality_check');
});

test('a stake that is newer than the end of the round before it, by the clock or in truth, begins nothing earlier than that', async () => {
  const player = await newPlayer();
  at(-20);
  await stake(player, '300');
  const [resumed] = await unread();
  at(0);
  await stake(player, '500');
  const next = await unread();
  expect(resumed!.createdAt.getTime()).toBeLessThan(server.clock.now().getTime());
  await handle([resumed!]);
  expect(await session(player)).toMatchObject({
    ...{ beganAt: resumed!.createdAt.toISOString(), stakedMinor: '500' },
  });
  await handle(next);
  expect((await session(player))!.beganAt).toBe(resumed!.createdAt.toISOString());
});

test('what is played with a bonus is of the session, too', async () => {
  const player = await newPlayer();
  const terms = { order: 'BONUS_FIRST' } as const;
  await giveBonus(fixture, server, player.playerId, { amountMinor: 600n, wagerMinor: 100_000n, terms });
  expect(await lose(player, '300')).toBe('settled');
  expect(await session(player)).toMatchObject({ stakedMinor: '300', netMinor: '-300' });
  // The rest of the bonus, and some own money.
  expect(await lose(player, '500')).toBe('settled');
  expect(await session(player)).toMatchObject({ stakedMinor: '800', wonMinor: '0', netMinor: '-800' });
});

test('who chooses another interval after they left comes back to no check', async () => {
  const player = await newPlayer();
  await lose(player);
  at(16);
  expect(await chooseMinutes(parts, player, 15)).toBeUndefined();
  expect(await lose(player)).toBe('settled');
  expect(await lose(player)).toBe('settled');
});

test('an answer before it is due, or of another check, changes nothing', async () => {
  const player = await newPlayer();
  await lose(player);
  const { checkAt } = (await session(player))!;
  await answerCheck(parts, player.playerId, new Date(checkAt!));
  await answerCheck(parts, player.playerId, new Date(Date.parse(checkAt!) + 1_000));
  expect((await session(player))!.checkAt).toBe(checkAt);
});

test('more often holds at once, for stakes too; less often only after the next check', async () => {
  const player = await newPlayer();
  await lose(player);
  expect(await chooseMinutes(parts, player, 20)).toEqual({ refused: 'invalid_request' });
  await chooseMinutes(parts, player, 15);
  at(10);
  expect(await lose(player)).toBe('settled');
  await chooseMinutes(parts, player, 60);
  at(16);
  expect(await lose(player)).toBe('reality_check');
});

test('play money begins a session that nobody is checked in', async () => {
  const playerId = await fixture.player('KZ', 1_000_000n);
  await server.fairness.seats.of(playerId);
  await server.rounds.play(betOf(playerId, { region: 'KZ', kind: 'play', stakeMinor: '10000' }));
  await count();
  const player = { playerId, region: 'KZ' } as SignedIn;
  expect((await readPlaying(parts, player, 'play')).session).toMatchObject({
    currency: 'KZT',
    checkAt: null,
  });
  expect(await session(player)).toBeNull();
});

test('an answer waits for a batch that is being counted, and the other way round', async () => {
  const player = await newPlayer();
  for (const minute of [0, 14, 28, 42, 56]) {
    at(minute);
    await lose(player);
  }
  at(61);
  const due = (await session(player))!;
  const answered = await db.transaction(async (tx) => {
    await lockSession(tx, player.playerId, 'real');
    const pressed = answerCheck(parts, player.playerId, new Date(due.checkAt!));
    await untilWaitingForLocks(owner, 1);
    return { pressed };
  });
  await answered.pressed;
  expect(await lose(player)).toBe('settled');
});
