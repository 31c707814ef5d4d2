import { findGame, decideRound, type LinesDefinition, type GridOutcome } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { stageGameOf } from '../game/stage-game.ts';
import { awaitedReels } from './plan-arrival.ts';
import { planShow } from './plan-show.ts';
import type { CardScene, WinsScene } from './scenes.ts';
import { summariseRound } from './round-summary.ts';
import { cuesOf } from './sound-cues.ts';
import { celebrationOf, countedMinor, isCelebrated } from './win-money.ts';

const sea = definitionOf('lantern-tide');
const fruit = definitionOf('sunny-orchard');
const stakeOf = (definition: LinesDefinition) => BigInt(definition.lines.length) * 10n;
const rounds = [sea, fruit].flatMap((definition) =>
  Array.from({ length: 1_500 }, (_, seed) => ({ definition, outcome: round(definition, seed) })),
);
const show = (definition: LinesDefinition, outcome: GridOutcome, reducedMotion = false) =>
  planShow(outcome, stageGameOf(definition), {
    stakeMinor: stakeOf(definition),
    pace: 'normal',
    reducedMotion,
    celebratedAboveStakes: 1,
    elapsedMs: 180,
  });

describe('a show', () => {
  it('follows itself without a gap, spin before wins, and ends on the exact win', () => {
    for (const { definition, outcome } of rounds) {
      const planned = show(definition, outcome);
      let clockMs = 0;
      for (const scene of planned.scenes) {
        expect(scene.atMs).toBe(clockMs);
        clockMs = scene.untilMs;
      }
      expect(planned.endMs).toBe(clockMs);
      expect(planned.scenes.filter((scene) => scene.kind === 'spin').map((scene) => scene.step)).toEqual(
        outcome.steps.map((_, step) => step),
      );
      const wins = planned.scenes.filter((scene): scene is WinsScene => scene.kind === 'wins');
      wins.forEach((scene, index) => expect(scene.countFromMinor).toBe(wins[index - 1]?.countToMinor ?? 0n));
      expect(wins.at(-1)?.countToMinor ?? 0n).toBe(planned.winMinor);
      expect(planned.winMinor * BigInt(definition.lines.length)).toBe(
        BigInt(outcome.winUnits) * stakeOf(definition),
      );
    }
  });

  it('traces every win once, in the order of the outcome', () => {
    for (const { definition, outcome } of rounds) {
      for (const scene of show(definition, outcome).scenes) {
        if (scene.kind !== 'wins') continue;
        expect(scene.traces.map(({ win }) => win)).toEqual(
          outcome.steps[scene.step]?.wins.map((_, win) => win),
        );
        expect(scene.traces.every(({ atMs }) => atMs >= scene.atMs && atMs < scene.untilMs)).toBe(true);
      }
    }
  });

  it('never celebrates a win at or below the stake, nor sounds like one', () => {
    const small = rounds.filter(({ definition, outcome }) => outcome.winUnits <= definition.lines.length);
    expect(small.some(({ outcome }) => outcome.winUnits > 0)).toBe(true);
    for (const { definition, outcome } of small) {
      const planned = show(definition, outcome);
      expect(planned.celebrates).toBe(false);
      expect(planned.scenes.some((scene) => scene.kind === 'celebration')).toBe(false);
      expect(
        cuesOf(planned).filter(({ cue }) => ['win', 'celebration', 'coins', 'done'].includes(cue.name)),
      ).toEqual([]);
    }
  });

  it('has the big scene from ten stakes and free spins announced as awarded', () => {
    const free = rounds.filter(({ outcome }) => outcome.steps.length > 1);
    expect(free.length).toBeGreaterThan(5);
    for (const { definition, outcome } of rounds) {
      const cards = show(definition, outcome).scenes.filter(
        (scene): scene is CardScene => 'celebration' in scene,
      );
      expect(cards.some(({ kind }) => kind === 'celebration')).toBe(
        outcome.winUnits >= definition.lines.length * 10,
      );
      const awarded = outcome.steps
        .filter((step) => step.freeSpinsAwarded > 0)
        .map((step) => step.freeSpinsAwarded);
      expect(cards.filter(({ kind }) => kind === 'free-intro').map(({ freeSpins }) => freeSpins)).toEqual(
        awarded,
      );
    }
  });

  it('without motion cross-fades for 120 ms and waits for no reel', () => {
    const { definition, outcome } = rounds[0]!;
    const [spin] = show(definition, outcome, true).scenes;
    expect(spin).toMatchObject({ kind: 'spin', untilMs: 120 });
  });
});

it('awaits only reels on which one more scatter wins free spins', () => {
  const grid = [
    ['moon', 'knot', 'shell'],
    ['knot', 'moon', 'shell'],
    ['knot', 'ship', 'shell'],
    ['moon', 'ship', 'shell'],
    ['knot', 'ship', 'shell'],
  ];
  const step = { ...rounds[0]!.outcome.steps[0]!, grid };
  expect(awaitedReels(step, stageGameOf(sea))).toEqual([false, false, true, true, false]);
  expect(awaitedReels({ grid: grid.slice(0, 3) }, stageGameOf(fruit))).toEqual([false, false, false]);
});

it('counts up to the end and never past it', () => {
  expect(countedMinor(3n, 1_003n, 0.5)).toBe(503n);
  expect(countedMinor(3n, 1_003n, 1.7)).toBe(1_003n);
  expect(countedMinor(3n, 1_003n, -1)).toBe(3n);
});

const win = (winMinor: bigint, celebratedAboveStakes = 1) => ({
  ...{ winMinor, stakeMinor: 100n, celebratedAboveStakes },
});

it('celebrates what is above the stake, or above more of them where the place says so', () => {
  expect([0n, 50n, 100n, 101n, 2_000n].map((minor) => isCelebrated(win(minor)))).toEqual([
    ...[false, false, false, true, true],
  ]);
  expect([101n, 200n, 201n].map((minor) => isCelebrated(win(minor, 2)))).toEqual([false, false, true]);
  expect(celebrationOf(win(999n))).toBeNull();
  expect(celebrationOf(win(1_000n))?.tier).toBe('big');
  expect(celebrationOf(win(5_000n))?.tier).toBe('legendary');
  expect(celebrationOf(win(1_000n, 10))).toBeNull();
});

it('shows nothing as a win that the place does not celebrate', () => {
  const { definition, outcome } = rounds.find(
    ({ definition, outcome }) =>
      outcome.winUnits > definition.lines.length && outcome.winUnits <= 3 * definition.lines.length,
  )!;
  const options = { stakeMinor: stakeOf(definition), pace: 'normal', reducedMotion: false, elapsedMs: 0 };
  const told = (celebratedAboveStakes: number) =>
    planShow(outcome, stageGameOf(definition), { ...options, pace: 'normal', celebratedAboveStakes });
  expect([told(1).celebrates, told(3).celebrates]).toEqual([true, false]);
  expect(
    cuesOf(told(3)).filter(({ cue }) => ['win', 'celebration', 'coins', 'done'].includes(cue.name)),
  ).toEqual([]);
});

it('tells a round in one sentence: lost, money back, or won', () => {
  for (const { definition, outcome } of rounds) {
    const summary = summariseRound(outcome, definition, stakeOf(definition));
    const expected =
      outcome.winUnits === 0 ? 'lost' : outcome.winUnits > definition.lines.length ? 'won' : 'returned';
    expect(summary.result).toBe(expected);
    expect(summary.wins.length).toBe(outcome.steps.flatMap((step) => step.wins).length);
  }
});

function definitionOf(id: string): LinesDefinition {
  const game = findGame(id);
  if (!game) throw new Error(`No game ${id}`);
  return game.definition as LinesDefinition;
}

function round(definition: LinesDefinition, seed: number): GridOutcome {
  let state = (seed * 2_654_435_761 + 12_345) >>> 0;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return decideRound(definition, { below }) as GridOutcome;
}
