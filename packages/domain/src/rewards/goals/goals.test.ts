import { expect, test } from 'vitest';
import {
  definitionFor,
  foldGoal,
  GOAL_COUNTS,
  isInFilter,
  isReached,
  newProgress,
  recountGoal,
  shareOf,
  targetAfter,
  tieredFor,
  untilOf,
  type Countable,
  type CountedRound,
  type Goal,
  type GoalChange,
  type GoalDefinition,
  type GoalProgress,
} from './index.ts';

const HOUR_MS = 3_600_000;
const START = Date.UTC(2026, 9, 24);
const find = (game: string) =>
  game === 'gone' ? undefined : { categories: [game < 'c' ? 'slots' : 'cards'], studio: 'house' };

const goalOf = (definition: Partial<GoalDefinition>, goal: Partial<Goal> = {}): Goal => ({
  definition: { counts: 'rounds', games: 'all', money: ['real'], targets: [], ...definition },
  ...{ headStart: 0n, countsFrom: new Date(START), untilAt: null },
  ...goal,
});

const roundOf = (round: Partial<CountedRound> & { hour?: number } = {}): CountedRound => {
  const { hour = 1, ...rest } = round;
  const startedAt = new Date(START + hour * HOUR_MS);
  return {
    ...{ what: 'round', game: 'apple', currency: 'UAH', kind: 'real', stakeMinor: 100n, winMinor: 0n },
    ...{ bonusStakeMinor: 0n, bonusWinMinor: 0n, startedAt, endedAt: new Date(startedAt.getTime() + 5) },
    ...rest,
  };
};

const add = (of: Countable): GoalChange => ({ way: 'add', of });
const undo = (of: Countable): GoalChange => ({ way: 'undo', of });
const fold = (goal: Goal, ...changes: GoalChange[]) => foldGoal(goal, newProgress(goal), changes, find);
const currentAfter = (goal: Goal, ...rounds: Countable[]) => fold(goal, ...rounds.map(add)).progress.current;

test('counts a round that began inside the window, whenever it ended', () => {
  const goal = goalOf({}, { untilAt: new Date(START + 2 * HOUR_MS) });
  const late = new Date(START + 50 * HOUR_MS);
  expect(currentAfter(goal, roundOf({ hour: -1 }))).toBe(0n);
  expect(currentAfter(goal, roundOf({ hour: 0 }), roundOf({ hour: 1, endedAt: late }))).toBe(2n);
  expect(currentAfter(goal, roundOf({ hour: 2 }))).toBe(0n);
});

test('counts the parts of the money that it names, and judges the least stake by them', () => {
  const mixed = roundOf({ stakeMinor: 100n, bonusStakeMinor: 40n, winMinor: 50n, bonusWinMinor: 20n });
  const stakes = (money: GoalDefinition['money']) =>
    currentAfter(goalOf({ counts: 'stakes', currency: 'UAH', money }), mixed);
  expect([stakes(['real']), stakes(['bonus']), stakes(['real', 'bonus']), stakes(['play'])]).toEqual([
    ...[60n, 40n, 100n, 0n],
  ]);
  expect(currentAfter(goalOf({ counts: 'wins', currency: 'UAH' }), mixed)).toBe(30n);
  const least = (UAH: string) => currentAfter(goalOf({ minimumStake: { UAH } }), mixed);
  expect([least('60'), least('61')]).toEqual([1n, 0n]);
  expect(currentAfter(goalOf({ minimumStake: { EUR: '1' } }), mixed)).toBe(0n);
  expect(currentAfter(goalOf({}), roundOf({ stakeMinor: 100n, bonusStakeMinor: 100n }))).toBe(0n);
});

test('adds up amounts of its own currency alone', () => {
  const goal = goalOf({ counts: 'stakes', currency: 'UAH' });
  expect(currentAfter(goal, roundOf(), roundOf({ currency: 'EUR' }))).toBe(100n);
  expect(currentAfter(goalOf({}), roundOf(), roundOf({ currency: 'EUR' }))).toBe(2n);
});

test('takes the highest multiplier, rounded down', () => {
  const goal = goalOf({ counts: 'best-multiplier' });
  const rounds = [roundOf({ stakeMinor: 30n, winMinor: 100n }), roundOf({ winMinor: 250n }), roundOf()];
  expect(currentAfter(goal, rounds[0]!)).toBe(333n);
  expect(currentAfter(goal, ...rounds)).toBe(333n);
});

test('counts payments for deposits, and no payment otherwise', () => {
  const at = new Date(START + HOUR_MS);
  const payment: Countable = {
    ...{ what: 'deposit', currency: 'UAH', kind: 'real', amountMinor: 500n },
    ...{ startedAt: at, endedAt: at },
  };
  const goal = goalOf({ counts: 'deposits', currency: 'UAH' });
  expect(currentAfter(goal, payment, roundOf())).toBe(500n);
  expect(currentAfter(goalOf({}), payment)).toBe(0n);
});

test('counts days by the clocks of the goal, and games once each', () => {
  const days = (zone?: string) =>
    currentAfter(
      goalOf({ counts: 'days', ...(zone && { zone }) }),
      roundOf({ hour: 20 }),
      roundOf({ hour: 22 }),
    );
  expect([days(), days('Europe/Kyiv')]).toEqual([1n, 2n]);
  const played = ['apple', 'dice', 'apple'].map((game) => roundOf({ game }));
  expect(fold(goalOf({ counts: 'games' }), ...played.map(add)).progress).toMatchObject({
    current: 2n,
    seen: ['apple', 'dice'],
  });
});

test('counts how many days running something was played at most, by the clocks of the goal', () => {
  const goal = goalOf({ counts: 'days-streak', zone: 'Europe/Kyiv' });
  // The clocks of Kyiv are put back on the second of these days.
  const on = (...days: number[]) => days.map((day) => roundOf({ hour: day * 24 }));
  expect(currentAfter(goal, ...on(0, 1, 2))).toBe(3n);
  expect(currentAfter(goal, ...on(0, 2, 3, 5))).toBe(2n);
  expect(currentAfter(goal, ...on(2, 0, 1, 1))).toBe(3n);
  const [first, middle, last] = on(0, 1, 2);
  const folded = fold(goal, add(first!), add(middle!), add(last!), undo(middle!));
  expect(folded.isSure).toBe(false);
  expect(recountGoal(goal, folded.progress, [first!, last!], find).current).toBe(1n);
});

test('leaves out what begins while the goal is aside', () => {
  const at = (hour: number) => new Date(START + hour * HOUR_MS);
  const goal = goalOf({}, { pauses: [at(2), at(4), at(6)] });
  const rounds = [1, 2, 3, 4, 5, 6, 9].map((hour) => roundOf({ hour }));
  expect(currentAfter(goal, ...rounds)).toBe(3n);
  const begunBefore = roundOf({ hour: 1.9, endedAt: at(3) });
  expect(currentAfter(goal, begunBefore)).toBe(1n);
});

test('tells since when it stands where it does when it has no target', () => {
  const goal = goalOf({ counts: 'best-multiplier' });
  const [low, high, same] = [[1, 200n] as const, [2, 300n] as const, [3, 300n] as const].map(
    ([hour, winMinor]) => roundOf({ hour, winMinor }),
  );
  const { progress } = fold(goal, add(low!), add(high!), add(same!));
  expect(progress).toMatchObject({ current: 300n, times: 0, reachedAt: high!.endedAt });
  expect(recountGoal(goal, progress, [same!, high!, low!], find)).toEqual(progress);
  const back = fold(goal, add(low!), add(high!), add(same!), undo(high!));
  expect(back.isSure).toBe(false);
  expect(recountGoal(goal, back.progress, [low!, same!], find).reachedAt).toEqual(same!.endedAt);
});

test('finds games by name, category or studio, without those that are excepted', () => {
  const isIn = (filter: GoalDefinition['games'], game = 'apple') => isInFilter(filter, game, find);
  expect(isIn({ games: ['apple'] })).toBe(true);
  expect(isIn({ games: ['dice'] })).toBe(false);
  expect(isIn({ games: ['dice'], categories: ['slots'] })).toBe(true);
  expect(isIn({ studios: ['house'] })).toBe(true);
  expect(isIn({ studios: ['house'], except: ['apple'] })).toBe(false);
  expect(isIn({ except: ['dice'] })).toBe(true);
  expect(isIn({ studios: ['house'] }, 'gone')).toBe(false);
});

test('is reached once and stands at its target: nothing after that changes it', () => {
  const goal = goalOf({ counts: 'stakes', currency: 'UAH', targets: ['250'] });
  const [one, big] = [roundOf(), roundOf({ stakeMinor: 200n })];
  const { progress } = fold(goal, add(one), add(big));
  expect(progress).toEqual({ current: 250n, seen: [], times: 1, reachedAt: big.endedAt });
  expect(foldGoal(goal, progress, [undo(big), add(one)], find).progress).toEqual(progress);
  expect(isReached(goal.definition, 1)).toBe(true);
});

test('takes back exactly what was added before the target', () => {
  const goal = goalOf({ counts: 'stakes', currency: 'UAH', targets: ['250'] });
  const [one, other] = [roundOf(), roundOf({ stakeMinor: 149n })];
  expect(fold(goal, add(one), add(other), undo(one)).progress).toMatchObject({ current: 149n, times: 0 });
});

test('asks to be counted again where only the others tell, and calls nothing reached meanwhile', () => {
  const goal = goalOf({ counts: 'games', targets: ['2'] });
  const [apple, again, dice] = [roundOf(), roundOf(), roundOf({ game: 'dice' })];
  const folded = fold(goal, add(apple), undo(apple), add(dice));
  expect(folded).toMatchObject({ isSure: false, progress: { times: 0 } });
  expect(recountGoal(goal, folded.progress, [dice], find)).toMatchObject({ current: 1n, times: 0 });
  expect(recountGoal(goal, folded.progress, [again, dice], find)).toMatchObject({ current: 2n, times: 1 });
});

test('reaches each of its targets in turn, and one that repeats each time anew', () => {
  const tiers = goalOf({ targets: ['1', '3'] });
  const [first, second] = [fold(tiers, add(roundOf())), fold(tiers, ...Array(3).fill(add(roundOf())))];
  expect([first, second].map(({ progress }) => progress.times)).toEqual([1, 2]);
  expect(targetAfter(tiers.definition, 1)).toBe(3n);
  const repeats = goalOf({ targets: ['2'], repeats: true });
  const { progress } = fold(repeats, ...Array(5).fill(add(roundOf())));
  expect(progress).toMatchObject({ current: 5n, times: 2 });
  // What was reached is not reached again once the rounds that reached it were taken back.
  const back = foldGoal(repeats, progress, [undo(roundOf()), undo(roundOf()), add(roundOf())], find);
  expect(back.progress).toMatchObject({ current: 4n, times: 2 });
});

test('begins with its head start', () => {
  expect(currentAfter(goalOf({}, { headStart: 3n }), roundOf())).toBe(4n);
  expect(currentAfter(goalOf({ counts: 'games' }, { headStart: 3n }), roundOf(), roundOf())).toBe(4n);
});

test('is of one currency for one player, and not offered where the programme names none', () => {
  const terms = { counts: 'stakes', games: 'all', money: ['real'], target: { UAH: '500' } } as const;
  const player = { currency: 'UAH', zone: 'Europe/Kyiv' } as const;
  expect(definitionFor(terms, player)).toMatchObject({ currency: 'UAH', targets: ['500'] });
  expect(definitionFor(terms, { ...player, currency: 'EUR' })).toBeUndefined();
  const rounds = { ...terms, counts: 'rounds', target: 5, minimumStake: { EUR: '20' } } as const;
  expect(definitionFor(rounds, player)).toBeUndefined();
  expect(definitionFor({ ...rounds, target: 0 }, { ...player, currency: 'EUR' })).toMatchObject({
    targets: [],
  });
  expect(untilOf({ withinDays: 2 }, new Date(START))).toEqual(new Date(START + 48 * HOUR_MS));
  expect(untilOf({}, new Date(START))).toBeNull();
});

test('has a goal with several targets for a currency that all of them name, and for no other', () => {
  const player = { currency: 'UAH', zone: 'Europe/Kyiv' } as const;
  const stakes = { counts: 'stakes', games: 'all' } as const;
  const targets = [{ UAH: '500' }, { UAH: '900', EUR: '20' }];
  expect(tieredFor(stakes, targets, player)).toMatchObject({
    ...{ counts: 'stakes', money: ['real'], currency: 'UAH', targets: ['500', '900'] },
  });
  expect(tieredFor(stakes, targets, { ...player, currency: 'EUR' })).toBeUndefined();
});

test('throws for what it cannot count', () => {
  expect(() => shareOf(goalOf({ counts: 'sighs' as never }), roundOf(), find)).toThrow('sighs');
});

/** Numbers from 0 on, the same for the same seed. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const GOALS = 1_000;
const ROUNDS = 100;

function randomGoal(pick: (below: number) => number, index: number): Goal {
  const counts = GOAL_COUNTS[index % GOAL_COUNTS.length]!;
  const target = String(1 + pick(counts === 'days' || counts === 'games' ? 6 : 4_000));
  const targets = [[], [target], [target, String(BigInt(target) * 2n)]][pick(3)]!;
  return goalOf(
    {
      ...{ counts, currency: 'UAH', targets, money: pick(2) ? ['real'] : ['real', 'bonus'] },
      ...(pick(3) === 0 && targets.length === 1 && { repeats: true }),
      ...(pick(2) && { minimumStake: { UAH: '20' } }),
      ...(pick(3) === 0 && { games: { categories: ['slots'], except: ['banana'] } }),
      ...(pick(2) && { zone: 'Europe/Kyiv' }),
    },
    {
      headStart: BigInt(pick(4) === 0 ? pick(5) : 0),
      untilAt: pick(2) ? new Date(START + 60 * HOUR_MS) : null,
    },
  );
}

function randomCountable(pick: (below: number) => number): Countable {
  const at = roundOf({ hour: pick(100) - 10 });
  const currency = pick(8) ? 'UAH' : 'EUR';
  if (pick(5) === 0)
    return { ...at, what: 'deposit', kind: 'real', currency, amountMinor: BigInt(pick(900)) };
  const stakeMinor = BigInt(1 + pick(60));
  const bonusStakeMinor = pick(3) ? 0n : BigInt(pick(Number(stakeMinor) + 1));
  const winMinor = BigInt(pick(2) ? 0 : pick(200));
  return {
    ...{ ...at, currency, kind: pick(9) ? 'real' : 'play', stakeMinor, bonusStakeMinor, winMinor },
    bonusWinMinor: (winMinor * bonusStakeMinor) / stakeMinor,
    game: ['apple', 'banana', 'cherry', 'dice', 'gone'][pick(5)]!,
  };
}

/** Rounds and payments as they are told: some are taken back, some of those told again with another win. */
function randomStory(pick: (below: number) => number): GoalChange[] {
  const story: { at: number; change: GoalChange }[] = [];
  for (let index = 0; index < ROUNDS; index += 1) {
    const of = randomCountable(pick);
    const at = index + pick(10);
    story.push({ at, change: add(of) });
    if (pick(6)) continue;
    const later = at + 1 + pick(30);
    story.push({ at: later, change: undo(of) });
    if (pick(2) && of.what === 'round')
      story.push({ at: later + 0.5, change: add({ ...of, winMinor: of.winMinor + 7n }) });
  }
  return story.sort((one, other) => one.at - other.at).map(({ change }) => change);
}

/** Without those that were taken back. */
function standingOf(told: readonly GoalChange[]): Countable[] {
  const standing = new Set<Countable>();
  for (const { way, of } of told)
    if (way === 'add') standing.add(of);
    else standing.delete(of);
  return [...standing];
}

test('100,000 rounds in batches, some voided, rolled back or won late, come to what a recount says', () => {
  let [recounts, reached, taken] = [0, 0, 0];
  for (let index = 0; index < GOALS; index += 1) {
    const pick = chance(index);
    const goal = randomGoal(pick, index);
    const story = randomStory(pick);
    let progress: GoalProgress = newProgress(goal);
    for (let from = 0; from < story.length;) {
      const to = Math.min(story.length, from + 1 + pick(25));
      const wasReached = isReached(goal.definition, progress.times);
      const folded = foldGoal(goal, progress, story.slice(from, to), find);
      const standing = standingOf(story.slice(0, to));
      if (wasReached) expect(folded).toEqual({ progress, isSure: true });
      if (!folded.isSure) recounts += 1;
      const before = progress;
      progress = folded.isSure ? folded.progress : recountGoal(goal, folded.progress, standing, find);
      expect(progress.times).toBeGreaterThanOrEqual(before.times);
      if (isReached(goal.definition, progress.times)) {
        if (!wasReached) reached += 1;
        expect(progress.current).toBe(targetAfter(goal.definition, progress.times));
      } else {
        const { current, seen } = recountGoal(goal, progress, standing.toReversed(), find);
        expect({ ...progress, current, seen }).toEqual(progress);
        if (progress.current < before.current) taken += 1;
      }
      from = to;
    }
  }
  // The story is one in which all of it happens.
  for (const times of [recounts, reached, taken]) expect(times).toBeGreaterThan(100);
});
