import { randomUUID } from 'node:crypto';
import { playRound, stepRound, type Round } from '@croupier/contract/play/rounds';
import { testProgress } from '@croupier/contract/site/test-data';
import type { GoalDefinition } from '@croupier/domain/rewards/goals';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '../../../platform/database.ts';
import { createEachApart } from '../../../platform/each-apart.ts';
import { createFacts } from '../../../platform/facts/facts.ts';
import { manageFacts } from '../../../platform/facts/manage-facts.ts';
import { createLog } from '../../../platform/log.ts';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { listenAs } from '../../../platform/testing/listen-as.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { keepLate } from '../../money/books/planted-late-payments.fixture.ts';
import { voidNow } from '../../money/books/planted-voids.fixture.ts';
import { payIn } from '../../money/books/planted-pay-ins.fixture.ts';
import { untilFactsRead } from '../../money/books/planted-world.fixture.ts';
import { verifyBooks } from '../../money/books/feature.ts';
import { abandonRounds } from '../../play/providers/abandon-rounds.ts';
import { decideHeldWin } from '../../play/providers/feature.ts';
import {
  GAME,
  PROVIDER,
  startProviderHouse,
  type ProviderHouse,
} from '../../play/providers/providers.fixture.ts';
import { seatAt } from '../../play/providers/wallet.fixture.ts';
import { GOALS_READER } from './countables-store.ts';
import {
  createGoals,
  endGoals,
  holdGoal,
  listKnownGames,
  progressView,
  readGoals,
  readKnownGames,
  type NewHeldGoal,
} from './feature.ts';
import { GOALS_BOOKS } from './goals-books.ts';
import { goalsReaders } from './goals-readers.ts';

let house: ProviderHouse;
const seedKey = [Buffer.alloc(32, 7)] as const;
beforeAll(async () => {
  house = await startProviderHouse({ SEED_KEY: seedKey[0].toString('hex') });
});
afterAll(async () => {
  await untilFactsRead(house);
  const { checks } = await verifyBooks(house.owner);
  await house.close();
  expect(checks.filter(({ difference }) => difference)).toEqual([]);
});

const OPEN_GAME = 'pearl-reef';

type Wanted = Partial<GoalDefinition> & Partial<Pick<NewHeldGoal, 'countsFrom' | 'untilAt' | 'headStart'>>;

async function hold(tx: Tx, playerId: bigint, wanted: Wanted = {}): Promise<string> {
  const { countsFrom, untilAt = null, headStart = 0n, ...definition } = wanted;
  const [id, now] = [randomUUID(), new Date()];
  await holdGoal(tx, {
    ...{ playerId, id, of: 'quest', code: 'a-test', untilAt, headStart, countsFrom: countsFrom ?? now, now },
    definition: { counts: 'rounds', games: 'all', money: ['real'], targets: [], ...definition },
  });
  return id;
}

const holdNow = (playerId: bigint, wanted?: Wanted) =>
  house.db.transaction((tx) => hold(tx, playerId, wanted));

const play = (player: TestPlayer, more: object = {}): Promise<Round> =>
  player.call(playRound, {
    body: { key: randomUUID(), game: 'sunny-orchard', stakeMinor: '100', kind: 'real', ...more },
  });

/** Ends a round of several steps by its first choices. */
async function finish(player: TestPlayer, round: Round): Promise<void> {
  let left = round;
  while (left.state === 'open') {
    const [choice] = (left.outcome as { open: { allowed: number[][] } }).open.allowed;
    const body = { step: left.entry.choices.length, choice: choice! };
    left = await player.call(stepRound, { params: { id: round.id }, body });
  }
}

async function voidIt({ id }: TestPlayer, key: string): Promise<void> {
  await voidNow(house.db, seedKey, { playerId: id, key });
}

/** The goal once everything is read, as `[current, state, times]`. */
async function standOf(playerId: bigint, id: string) {
  await untilFactsRead(house);
  const [goal] = await readGoals(house.db, playerId, { ids: [id] });
  return [Number(goal!.current), goal!.state, goal!.times];
}

const reachedFacts = (playerId: bigint) =>
  house.owner.query<{ id: string; times: number }>(
    `SELECT payload->>'id' AS id, (payload->>'times')::integer AS times FROM fact WHERE player_id = $1 AND topic = 'goal.reached'
ORDER BY position`,
    [playerId],
  );

const rich = () => house.createPlayer({ balanceMinor: '1000000' });

test('counts rounds that began since it was held, and tells once that it is reached', async () => {
  const player = await rich();
  await play(player);
  const id = await holdNow(player.id, { counts: 'stakes', currency: 'UAH', targets: ['250'] });
  await play(player);
  await play(player);
  expect(await standOf(player.id, id)).toEqual([200, 'open', 0]);
  await play(player);
  await play(player);
  expect(await standOf(player.id, id)).toEqual([250, 'reached', 1]);
  await untilFactsRead(house);
  expect(await reachedFacts(player.id)).toEqual([{ id, times: 1 }]);
});

test('leaves out a round that began before it was held, whenever it ends', async () => {
  const player = await rich();
  const before = await play(player, { game: OPEN_GAME, mode: 'traps-3' });
  const id = await holdNow(player.id);
  await finish(player, before);
  expect(await standOf(player.id, id)).toEqual([0, 'open', 0]);
  const after = await play(player, { game: OPEN_GAME, mode: 'traps-3' });
  await finish(player, after);
  expect(await standOf(player.id, id)).toEqual([1, 'open', 0]);
});

test('counts a round that began inside its window and settled after it', async () => {
  const player = await rich();
  const untilAt = new Date(Date.now() + 1_500);
  const id = await holdNow(player.id, { untilAt });
  const open = await play(player, { game: OPEN_GAME, mode: 'traps-3' });
  await expect.poll(() => Date.now() > untilAt.getTime()).toBe(true);
  await finish(player, open);
  await play(player);
  expect(await standOf(player.id, id)).toEqual([1, 'open', 0]);
});

test('counts what is played and read before the commit that gives it', async () => {
  const player = await rich();
  const id = await house.db.transaction(async (tx) => {
    const held = await hold(tx, player.id);
    await play(player);
    await untilFactsRead(house);
    return held;
  });
  await play(player);
  expect(await standOf(player.id, id)).toEqual([2, 'open', 0]);
});

test('counts from an instant that is past what was played since', async () => {
  const player = await rich();
  await play(player);
  await play(player, { game: 'lantern-tide' });
  const id = await holdNow(player.id, { counts: 'games', countsFrom: new Date(Date.now() - 3_600_000) });
  await play(player);
  expect(await standOf(player.id, id)).toEqual([2, 'open', 0]);
});

test('counts what was played since such an instant at once, without another round', async () => {
  const player = await house.createPlayer({ balanceMinor: '100000' });
  const countsFrom = new Date();
  await play(player);
  await untilFactsRead(house);
  const id = await holdNow(player.id, { countsFrom, targets: ['1'] });
  expect(await standOf(player.id, id)).toEqual([1, 'reached', 1]);
  expect(await reachedFacts(player.id)).toHaveLength(1);
});

test('a void before the target takes back exactly what the round gave, one after it nothing', async () => {
  const player = await rich();
  const definition = { counts: 'stakes', currency: 'UAH', targets: ['250'] } as const;
  const id = await holdNow(player.id, definition);
  const first = await play(player);
  await play(player);
  await untilFactsRead(house);
  await voidIt(player, first.id);
  expect(await standOf(player.id, id)).toEqual([100, 'open', 0]);
  await play(player);
  const last = await play(player);
  expect(await standOf(player.id, id)).toEqual([250, 'reached', 1]);
  await voidIt(player, last.id);
  expect(await standOf(player.id, id)).toEqual([250, 'reached', 1]);
});

test('a void that only the other rounds can answer has the goal counted again', async () => {
  const player = await rich();
  const ids = await Promise.all(
    (['games', 'best-multiplier', 'days'] as const).map((counts) => holdNow(player.id, { counts })),
  );
  const [one, same, other] = [
    await play(player),
    await play(player),
    await play(player, { game: 'lantern-tide' }),
  ];
  await untilFactsRead(house);
  for (const { id } of [one, other]) await voidIt(player, id);
  const best = Math.floor((Number(same!.winMinor) * 100) / 100);
  const stands = [];
  for (const id of ids) stands.push((await standOf(player.id, id))[0]);
  expect(stands).toEqual([1, best, 1]);
});

test('a round that is voided while it is open counts for nothing', async () => {
  const player = await rich();
  const id = await holdNow(player.id);
  const open = await play(player, { game: OPEN_GAME, mode: 'traps-3' });
  await voidIt(player, open.id);
  expect(await standOf(player.id, id)).toEqual([0, 'open', 0]);
});

test('counts rounds of other studios as they end, are taken back, and are told anew', async () => {
  const seat = await seatAt(house);
  const playerId = BigInt(seat.playerId);
  const stakes = await holdNow(playerId, {
    ...{ counts: 'stakes', currency: 'UAH', games: { studios: [PROVIDER] } },
  });
  const wins = await holdNow(playerId, { counts: 'wins', currency: 'UAH', games: { games: [GAME] } });
  const rounds = await holdNow(playerId);
  const stands = async () =>
    (await Promise.all([stakes, wins, rounds].map((id) => standOf(playerId, id)))).map(
      ([current]) => current,
    );
  const [open, ended, late] = [randomUUID(), randomUUID(), randomUUID()];
  const bet = randomUUID();
  await seat.bet({ roundId: open });
  await seat.bet({ roundId: ended });
  await seat.win({ roundId: ended, amountMinor: '300', endRound: true });
  await seat.bet({ roundId: late, transactionId: bet });
  expect(await stands()).toEqual([100, 300, 1]);
  // Given up after a day, and then rolled back, or won.
  const clock = { now: () => new Date(Date.now() + 25 * 3_600_000) };
  const apart = createEachApart({ clock, failed: ({ row }) => expect(row).toBeUndefined() });
  const endBonus = async () => undefined;
  await abandonRounds({ db: house.db, clock, endBonus }, apart, new AbortController().signal);
  expect(await stands()).toEqual([300, 300, 3]);
  await seat.rollback({ roundId: late, betTransactionId: bet });
  await seat.win({ roundId: open, amountMinor: '40' });
  expect(await stands()).toEqual([200, 340, 2]);
  const [held, transactionId] = [randomUUID(), randomUUID()];
  await seat.bet({ roundId: held });
  await seat.win({ roundId: held, transactionId, amountMinor: '900000000000', endRound: true });
  expect(await stands()).toEqual([300, 340, 3]);
  await house.db.transaction((tx) =>
    decideHeldWin(tx, { provider: PROVIDER, transactionId, decision: 'released', reason: null }, new Date()),
  );
  expect(await stands()).toEqual([300, 900000000340, 3]);
});

test('counts what was paid in, once it is', async () => {
  const player = await rich();
  const id = await holdNow(player.id, { counts: 'deposits', currency: 'UAH', targets: ['15000'] });
  await payIn(house, player, ['pay-in.pending', 'pay-in.failed']);
  expect(await standOf(player.id, id)).toEqual([0, 'open', 0]);
  await payIn(house, player, ['pay-in.pending', 'pay-in.paid']);
  expect(await standOf(player.id, id)).toEqual([10_000, 'open', 0]);
  await payIn(house, player, ['pay-in.paid']);
  expect(await standOf(player.id, id)).toEqual([15_000, 'reached', 1]);
});

test('counts what was paid in late from when it is given, once, and not what is sent back', async () => {
  const player = await rich();
  const late = () => payIn(house, player, ['pay-in.failed', 'pay-in.paid']);
  const ids = [await late(), await late(), await late()] as const;
  const id = await holdNow(player.id, { counts: 'deposits', currency: 'UAH', targets: ['90000'] });
  expect(await standOf(player.id, id)).toEqual([0, 'open', 0]);
  // It was begun and came before the goal was held: a deposit is of the moment at which it is given.
  await keepLate(house, ids);
  expect(await standOf(player.id, id)).toEqual([10_000, 'open', 0]);
});

test('one that repeats is reached each time as much is played again', async () => {
  const player = await rich();
  const id = await holdNow(player.id, { targets: ['2'], repeats: true });
  for (let round = 0; round < 5; round += 1) await play(player);
  expect(await standOf(player.id, id)).toEqual([5, 'open', 2]);
  await untilFactsRead(house);
  expect((await reachedFacts(player.id)).at(-1)).toEqual({ id, times: 2 });
});

test('is held once, ends when its mechanic says so, and counts no more then', async () => {
  const player = await rich();
  const id = await holdNow(player.id);
  const again = {
    playerId: player.id,
    id,
    of: 'box',
    code: 'other',
    countsFrom: new Date(),
    now: new Date(),
  } as const;
  const definition = { counts: 'rounds', games: 'all', money: ['real'], targets: ['1'] } as const;
  expect(await house.db.transaction((tx) => holdGoal(tx, { ...again, definition }))).toBe(false);
  await play(player);
  await untilFactsRead(house);
  await house.db.transaction((tx) => endGoals(tx, player.id, [id]));
  await play(player);
  expect(await standOf(player.id, id)).toEqual([1, 'over', 0]);
});

test('sets a goal aside that cannot be counted, and no other; counted again it goes on', async () => {
  const player = await rich();
  const [bad, good] = [await holdNow(player.id), await holdNow(player.id)];
  const setCounts = (counts: string) =>
    house.owner.query(
      `UPDATE goal SET definition = jsonb_set(definition, '{counts}', to_jsonb($2::text)) WHERE id = $1`,
      [bad, counts],
    );
  await setCounts('sighs');
  await play(player);
  expect(await standOf(player.id, good)).toEqual([1, 'open', 0]);
  expect(await standOf(player.id, bad)).toEqual([0, 'faulty', 0]);
  expect(await house.owner.query('SELECT FROM fact_parked WHERE reader = $1', [GOALS_READER])).toEqual([]);
  await setCounts('rounds');
  const meters = { counter: () => () => undefined } as never;
  const goals = createGoals({ db: house.db, meters, error: () => undefined });
  await goals.countAgain({ playerId: player.id });
  expect(await standOf(player.id, bad)).toEqual([1, 'open', 0]);
});

test('counts nothing twice when its reader is given facts again', async () => {
  const player = await rich();
  const id = await holdNow(player.id);
  const voided = await play(player);
  await play(player);
  await untilFactsRead(house);
  await voidIt(player, voided.id);
  await untilFactsRead(house);
  const [{ from, to }] = (await house.owner.query<{ from: bigint; to: bigint }>(
    'SELECT min(position) AS from, max(position) AS to FROM fact',
  )) as [{ from: bigint; to: bigint }];
  expect(await manageFacts(house.owner).replay({ reader: GOALS_READER, from, to })).toBeUndefined();
  expect(await standOf(player.id, id)).toEqual([1, 'open', 0]);
});

test('is shown with the games that count, and the least stake in its currency', async () => {
  const player = await rich();
  const id = await holdNow(player.id, {
    ...{ counts: 'stakes', currency: 'UAH', targets: ['500'], minimumStake: { UAH: '100', EUR: '5' } },
    games: { games: ['sunny-orchard'], studios: [PROVIDER], except: [GAME] },
  });
  await play(player);
  await untilFactsRead(house);
  const goals = await readGoals(house.db, player.id, { ids: [id] });
  const find = await readKnownGames(house.db, goals);
  expect(progressView(goals[0]!, await listKnownGames(house.db), find)).toEqual({
    ...{ counts: 'stakes', current: '100', target: '500', unit: 'minor', money: ['real'] },
    ...{ games: ['sunny-orchard', 'paper-moon-toss'], minimumStakeMinor: '100', currency: 'UAH' },
  });
});

test('leaves out a fact that was put aside, agrees with the books meanwhile, and counts it once it is tried again', async () => {
  const player = await rich();
  const id = await holdNow(player.id);
  await play(player);
  expect(await standOf(player.id, id)).toEqual([1, 'open', 0]);
  await house.owner.query(`
CREATE FUNCTION refuse_goal() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'planted'; END $$;
CREATE TRIGGER refuse BEFORE UPDATE ON goal FOR EACH ROW WHEN (NEW.id = '${id}') EXECUTE FUNCTION refuse_goal()`);
  const { id: voided } = await play(player);
  const parked = () => house.owner.query('SELECT FROM fact_parked WHERE reader = $1', [GOALS_READER]);
  await expect.poll(parked, { timeout: 20_000 }).toHaveLength(1);
  await house.owner.query('DROP TRIGGER refuse ON goal; DROP FUNCTION refuse_goal');
  await play(player);
  expect(await standOf(player.id, id)).toEqual([2, 'open', 0]);
  const walked = GOALS_BOOKS.flatMap((check) => ('walk' in check ? [check.walk] : []));
  const differences = () =>
    house.owner.transaction(async (tx) => Promise.all(walked.map((walk) => walk(tx, () => undefined))));
  expect(await differences()).toEqual([undefined]);
  expect(await manageFacts(house.owner).again(GOALS_READER)).toBe(1);
  await expect.poll(parked).toEqual([]);
  expect(await standOf(player.id, id)).toEqual([3, 'open', 0]);
  await voidIt(player, voided);
  expect(await standOf(player.id, id)).toEqual([2, 'open', 0]);
  expect(await differences()).toEqual([undefined]);
});

test('stands where a test wants it, is reached by it, and agrees with the recount', async () => {
  const player = await rich();
  const set = (of: string, current: string) =>
    keyOf(house.call(testProgress, { body: { playerId: String(player.id), of, current } }));
  const id = await holdNow(player.id, { targets: ['10'] });
  await play(player);
  await untilFactsRead(house);
  expect(await set(id, '8')).toBe('answered');
  await play(player);
  expect(await standOf(player.id, id)).toEqual([9, 'open', 0]);
  expect(await set(id, '10')).toBe('answered');
  expect(await standOf(player.id, id)).toEqual([10, 'reached', 1]);
  expect(await set(id, '5')).toBe('409 conflict');
});

test('two readers at once, beside voids, count every round once', async () => {
  const parts = { faulty: (_: unknown, error: unknown) => expect(error).toBeUndefined() };
  const { db } = house;
  const second = createFacts({
    ...{ db, readers: goalsReaders(parts), publish: () => {}, log: createLog('silent') },
  });
  second.start();
  try {
    const players = await Promise.all(Array.from({ length: 4 }, rich));
    const ids = await Promise.all(players.map(({ id }) => holdNow(id)));
    await Promise.all(
      players.map(async (player) => {
        for (let round = 0; round < 15; round += 1) {
          const { id } = await play(player);
          if (round % 5 === 0) await voidIt(player, id);
        }
      }),
    );
    for (const [index, id] of ids.entries())
      expect(await standOf(players[index]!.id, id)).toEqual([12, 'open', 0]);
  } finally {
    await second.stop();
  }
});

test('tells the page of a player that a mechanic has come nearer, once for all goals of it, and names none', async () => {
  const player = await rich();
  await holdNow(player.id);
  await holdNow(player.id);
  await untilFactsRead(house);
  const page = await listenAs(house, player, 'progress');
  await play(player);
  await untilFactsRead(house);
  await expect.poll(() => page.heard).toEqual([{ of: 'quest' }]);
  const other = await rich();
  await holdNow(other.id);
  await play(other);
  await untilFactsRead(house);
  expect(page.heard).toHaveLength(1);
  page.close();
});
