import { randomUUID } from 'node:crypto';
import { playRound, type Round } from '@croupier/contract/play/rounds';
import { showEarning } from '@croupier/contract/rewards/earning';
import { EARNING_PROGRAMME, type EarningTerms } from '@croupier/contract/rewards/earning/kind';
import { listPoints } from '@croupier/contract/rewards/points';
import { testProgress } from '@croupier/contract/site/test-data';
import { DAY_MS, type Programme } from '@croupier/domain/rewards/programmes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOffsetClock } from '../../../platform/clock.ts';
import { manageFacts } from '../../../platform/facts/manage-facts.ts';
import type { StoredFact } from '../../../platform/outbox.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { verifyBooks } from '../../money/books/feature.ts';
import { voidNow } from '../../money/books/planted-voids.fixture.ts';
import { untilFactsRead } from '../../money/books/planted-world.fixture.ts';
import { startProviderHouse, type ProviderHouse } from '../../play/providers/providers.fixture.ts';
import { seatAt } from '../../play/providers/wallet.fixture.ts';
import { readGoals } from '../goals/feature.ts';
import { readPoints } from '../points/feature.ts';
import { lockBalances } from '../points/points-store.ts';
import { publishNow } from '../programmes/published.fixture.ts';
import { createReadProgrammes } from '../programmes/read-programmes.ts';
import { changeGivingCap } from '../rewards/feature.ts';
import type { EarningParts } from './earning-parts.ts';
import { giveEarned } from './give-earned.ts';

const seedKey = [Buffer.alloc(32, 7)] as const;
let site: ProviderHouse;
beforeAll(async () => {
  // What is published is there with the next turn, and nobody is remembered.
  site = await startProviderHouse({ MEMORY_MS: '0', SEED_KEY: seedKey[0].toString('hex') });
});
afterAll(async () => {
  await untilFactsRead(site);
  const { checks } = await verifyBooks(site.owner);
  await site.close();
  expect(checks.filter(({ difference }) => difference)).toEqual([]);
});

const EACH = { UAH: '250', EUR: '10', KZT: '3000', RON: '50' };
const TERMS: EarningTerms = { goal: { counts: 'stakes', games: 'all', target: EACH }, points: 5 };
type More = Partial<Programme> & { readonly basedOn?: number };

/** A programme for one player alone. */
const put = (
  { id }: Pick<TestPlayer, 'id'>,
  code: string,
  terms: Partial<EarningTerms> = {},
  more: More = {},
) => {
  const { basedOn = 0, ...envelope } = more;
  const audience = { regions: ['UA', 'EU', 'KZ', 'SL', 'RC'], players: { in: [String(id)] } } as const;
  const wanted = { code, terms: { ...TERMS, ...terms }, audience, ...envelope };
  return publishNow(site.db, EARNING_PROGRAMME, wanted, basedOn);
};
const rich = () => site.createPlayer({ balanceMinor: '1000000' });

const stake = (player: TestPlayer, stakeMinor: string, kind: 'real' | 'play' = 'real'): Promise<Round> =>
  player.call(playRound, { body: { key: randomUUID(), game: 'sunny-orchard', stakeMinor, kind } });

/** Stakes, and waits until all that follows has followed. */
async function staked(player: TestPlayer, stakeMinor: string): Promise<Round> {
  const round = await stake(player, stakeMinor);
  await untilFactsRead(site);
  return round;
}

const pointsOf = ({ id }: Pick<TestPlayer, 'id'>): Promise<number> => readPoints(site.db, id);
const earningOf = async (player: TestPlayer) => (await player.call(showEarning, { query: {} })).earning;
const lapOf = async (player: TestPlayer) => {
  const { current, target } = (await earningOf(player))!.progress;
  return [current, target];
};

async function voidIt({ id }: TestPlayer, key: string): Promise<void> {
  await voidNow(site.db, seedKey, { playerId: id, key });
  await untilFactsRead(site);
}

const BREAK = `INSERT INTO house_rule (player_id, rule, until_at, set_at, operator, reason)
VALUES ($1, 'break', $2, now(), 'olena', 'Asked for it')`;
const shutOut = ({ id }: TestPlayer) => site.owner.query(BREAK, [id, new Date(Date.now() + DAY_MS)]);
const letIn = ({ id }: TestPlayer) => site.owner.query('DELETE FROM house_rule WHERE player_id = $1', [id]);

/** A target is reached while nothing may be given: a round that was under way when the break began has ended. */
async function reachShutOut(player: TestPlayer, current: string): Promise<void> {
  const [goal] = await heldBy(player);
  await shutOut(player);
  await site.call(testProgress, { body: { playerId: String(player.id), of: goal!.id, current } });
  await untilFactsRead(site);
}

const heldBy = ({ id }: Pick<TestPlayer, 'id'>) => readGoals(site.db, id, { of: 'earning' });

const parts = (): EarningParts => {
  const { db } = site;
  const clock = createOffsetClock();
  return { db, clock, brand: 'rino', programmes: createReadProgrammes({ db, clock, memoryMs: 0 }) };
};

test('gives points for each time the target is reached, from the first round on', async () => {
  const player = await rich();
  await put(player, 'play');
  expect(await earningOf(player)).toMatchObject({
    ...{ code: 'play', points: 5, expireDays: null },
    progress: {
      counts: 'stakes',
      current: '0',
      target: '250',
      currency: 'UAH',
      money: ['real'],
      games: 'all',
    },
    averageCost: { leastMinor: '9', mostMinor: '12', currency: 'UAH' },
  });
  await staked(player, '100');
  await staked(player, '100');
  expect(await lapOf(player)).toEqual(['200', '250']);
  expect(await pointsOf(player)).toBe(0);
  await staked(player, '100');
  expect(await lapOf(player)).toEqual(['50', '250']);
  expect(await pointsOf(player)).toBe(5);
});

test('gives all that is missing when several targets are reached at once', async () => {
  const player = await rich();
  await put(player, 'many');
  await staked(player, '100');
  await staked(player, '1000');
  expect(await pointsOf(player)).toBe(20);
  const [goal] = await heldBy(player);
  const rewards = await site.owner.query<{ reference: string }>(
    'SELECT reference FROM reward WHERE player_id = $1 ORDER BY reference',
    [player.id],
  );
  expect(rewards.map(({ reference }) => reference)).toEqual(
    [1, 2, 3, 4].map((times) => `${goal!.id} ${times}`),
  );
});

test('a void before the target takes back what the round gave; one after it has that played again', async () => {
  const player = await rich();
  await put(player, 'voids');
  await staked(player, '100');
  const second = await staked(player, '100');
  await voidIt(player, second.id);
  expect(await lapOf(player)).toEqual(['100', '250']);
  const third = await staked(player, '200');
  expect(await pointsOf(player)).toBe(5);
  await voidIt(player, third.id);
  expect(await pointsOf(player)).toBe(5);
  expect(await lapOf(player)).toEqual(['0', '400']);
  await staked(player, '200');
  expect(await pointsOf(player)).toBe(5);
  expect(await lapOf(player)).toEqual(['50', '250']);
});

test('play money earns nothing, and no goal is held for it', async () => {
  const player = await site.createPlayer({ region: 'KZ' });
  await put(player, 'real-only');
  await stake(player, '2000', 'play');
  await untilFactsRead(site);
  expect(await heldBy(player)).toEqual([]);
});

test('a round of another studio counts as one of the house does, also the first', async () => {
  const seat = await seatAt(site);
  const player = { id: BigInt(seat.playerId) };
  await put(player, 'studio');
  for (let rounds = 1; rounds <= 3; rounds += 1) {
    const roundId = randomUUID();
    await seat.bet({ roundId });
    await seat.endRound({ roundId });
    await untilFactsRead(site);
  }
  expect(await pointsOf(player)).toBe(5);
});

test('a goal that has to be looked at is told to nobody, and no second one is held', async () => {
  const player = await rich();
  await put(player, 'faulty');
  await staked(player, '100');
  await site.owner.query(`UPDATE goal SET state = 'faulty', counted = false WHERE player_id = $1`, [
    player.id,
  ]);
  await staked(player, '500');
  expect(await heldBy(player)).toHaveLength(1);
  expect(await earningOf(player)).toBeNull();
});

test('nothing is given or told while a player may have nothing; what is missing comes with the next target', async () => {
  const player = await rich();
  await put(player, 'pause');
  await staked(player, '100');
  await staked(player, '100');
  await reachShutOut(player, '300');
  expect(await pointsOf(player)).toBe(0);
  expect(await earningOf(player)).toBeNull();
  await letIn(player);
  expect(await lapOf(player)).toEqual(['50', '250']);
  await staked(player, '200');
  expect(await pointsOf(player)).toBe(10);
});

test('gives once when two turns give the same at once, and when the reader reads everything again', async () => {
  const player = await rich();
  await put(player, 'once');
  await staked(player, '100');
  await reachShutOut(player, '600');
  await letIn(player);
  const { id } = (await heldBy(player))[0]!;
  const [{ from, to }] = (await site.owner.query<{ from: bigint; to: bigint }>(
    'SELECT min(position) AS from, max(position) AS to FROM fact',
  )) as [{ from: bigint; to: bigint }];
  const fact = {
    playerId: player.id,
    topic: 'goal.reached',
    payload: { id, of: 'earning', code: 'once', times: 2 },
  };
  const turn = () =>
    site.db.transaction((tx) => giveEarned(parts(), tx, [fact as StoredFact<'goal.reached'>]));
  const both = await site.owner.transaction(async (tx) => {
    await lockBalances(tx, [player.id]);
    const turns = [turn(), turn()];
    await untilWaitingForLocks(site.owner, 2);
    return turns;
  });
  await Promise.all(both);
  expect(await pointsOf(player)).toBe(10);
  expect(await manageFacts(site.owner).replay({ reader: 'earning-points', from, to })).toBeUndefined();
  await untilFactsRead(site);
  expect(await pointsOf(player)).toBe(10);
});

test('the programme of the lowest place counts, and takes over when a target is reached', async () => {
  const player = await rich();
  await put(player, 'second', {}, { place: 2 });
  await staked(player, '100');
  await put(player, 'first', { points: 7 }, { place: 1 });
  await staked(player, '100');
  expect(await earningOf(player)).toMatchObject({ code: 'second', progress: { current: '200' } });
  await staked(player, '100');
  expect(await pointsOf(player)).toBe(5);
  expect(await earningOf(player)).toMatchObject({ code: 'first', progress: { current: '0' } });
  await staked(player, '300');
  expect(await pointsOf(player)).toBe(12);
});

test('a lap ends by the terms that it was begun under, and the next one has those in force', async () => {
  const player = await rich();
  await put(player, 'terms');
  await staked(player, '100');
  await put(
    player,
    'terms',
    { points: 50, goal: { ...TERMS.goal, target: { ...EACH, UAH: '1000' } } },
    { basedOn: 1 },
  );
  await staked(player, '200');
  expect(await pointsOf(player)).toBe(5);
  expect(await lapOf(player)).toEqual(['0', '1000']);
  await staked(player, '1000');
  expect(await pointsOf(player)).toBe(55);
});

test('a lap in the money of a region that its player has left gives way to one in theirs', async () => {
  const player = await rich();
  await put(player, 'moved');
  await staked(player, '100');
  // As if it had been begun elsewhere, and they have come here since.
  await site.owner.query(
    `UPDATE goal SET definition = jsonb_set(definition, '{currency}', '"EUR"'), current = 0 WHERE player_id = $1`,
    [player.id],
  );
  const text = `INSERT INTO outbox (player_id, topic, payload) VALUES ($1, 'account.region-moved', '{"region":"UA"}')`;
  await site.owner.query(text, [player.id]);
  await untilFactsRead(site);
  await staked(player, '300');
  expect(await pointsOf(player)).toBe(5);
  expect((await heldBy(player)).map(({ state }) => state)).toEqual(['over', 'open']);
});

test('a lap that was begun is ended also when the programme is over, and no other begins', async () => {
  const player = await rich();
  await put(player, 'over');
  await staked(player, '100');
  await site.owner.query(`UPDATE programme SET state = 'PAUSED' WHERE code = 'over'`);
  await staked(player, '500');
  expect(await pointsOf(player)).toBe(10);
  expect(await earningOf(player)).toBeNull();
  await staked(player, '500');
  expect(await pointsOf(player)).toBe(10);
});

test('points expire when the programme says so', async () => {
  const player = await rich();
  await put(player, 'expiring', { expireDays: 30 });
  await staked(player, '100');
  expect(await earningOf(player)).toMatchObject({ expireDays: 30 });
  const before = Date.now();
  await staked(player, '200');
  const { moves } = await player.call(listPoints, { query: {} });
  expect(moves).toMatchObject([{ way: 'earned', points: 5, source: 'goal', code: 'expiring' }]);
  const expires = new Date(moves[0]!.expiresAt!).getTime();
  expect(expires).toBeGreaterThanOrEqual(before + 30 * DAY_MS);
  expect(expires).toBeLessThanOrEqual(Date.now() + 30 * DAY_MS);
});

test('counts rounds where the programme counts rounds, from their least stake on', async () => {
  const player = await rich();
  const goal = { counts: 'rounds', games: 'all', minimumStake: { ...EACH, UAH: '200' }, target: 2 } as const;
  await put(player, 'rounds', { goal });
  expect(await earningOf(player)).toMatchObject({
    ...{ progress: { counts: 'rounds', target: '2', minimumStakeMinor: '200' } },
    averageCost: { leastMinor: '15', mostMinor: '19', currency: 'UAH' },
  });
  for (const minor of ['200', '100', '200']) await staked(player, minor);
  expect(await pointsOf(player)).toBe(5);
});

test('gives nothing above what the house gives a player over all programmes, and what is missing once it may', async () => {
  const player = await rich();
  await put(player, 'capped', { goal: { ...TERMS.goal, target: { ...EACH, UAH: '500' } } });
  const cap = (most: bigint | undefined) =>
    site.db.transaction((tx) =>
      changeGivingCap(tx, { what: 'points', period: 'day', most, changedBy: 'olena', changedAt: new Date() }),
    );
  await cap(12n);
  for (const stakeMinor of ['500', '500']) await staked(player, stakeMinor);
  expect(await pointsOf(player)).toBe(10);
  // The third five would be more than twelve.
  await staked(player, '500');
  expect(await pointsOf(player)).toBe(10);
  await cap(undefined);
  await staked(player, '500');
  expect(await pointsOf(player)).toBe(20);
});

test('loses nothing that a cap holds up when another version is published meanwhile', async () => {
  const player = await rich();
  await put(player, 'held-up');
  const cap = (most: bigint | undefined) =>
    site.db.transaction((tx) =>
      changeGivingCap(tx, { what: 'points', period: 'day', most, changedBy: 'olena', changedAt: new Date() }),
    );
  await cap(4n);
  await staked(player, '300');
  await put(player, 'held-up', { points: 7 }, { basedOn: 1 });
  await staked(player, '300');
  expect(await pointsOf(player)).toBe(0);
  await cap(undefined);
  await staked(player, '300');
  // Three laps by the terms that the first was begun under; the next one has those in force.
  expect(await pointsOf(player)).toBe(15);
  await staked(player, '300');
  expect(await pointsOf(player)).toBe(22);
});
