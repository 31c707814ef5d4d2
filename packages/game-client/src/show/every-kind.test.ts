import { stakeUnitsOf, type GridDefinition, type GridOutcome } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { stageGameOf } from '../game/stage-game.ts';
import { wonSoFarMinor } from '../stage/draw-plaque.ts';
import { gridGames, roundOf } from '../testing/grid-rounds.ts';
import { planShow } from './plan-show.ts';
import { isArrival, isCard, type WinsScene } from './scenes.ts';
import type { ShowOptions } from './show.ts';
import { cuesOf } from './sound-cues.ts';

const ROUNDS = 120;
const stakeOf = (definition: GridDefinition) => BigInt(stakeUnitsOf(definition)) * 10n;
const show = (definition: GridDefinition, outcome: GridOutcome, more: Partial<ShowOptions> = {}) =>
  planShow(outcome, stageGameOf(definition), {
    stakeMinor: stakeOf(definition),
    pace: 'normal',
    reducedMotion: false,
    celebratedAboveStakes: 1,
    elapsedMs: 180,
    ...more,
  });

describe.each(gridGames.map((definition) => [definition.id, definition] as const))(
  'a show of %s',
  (_, definition) => {
    const rounds = Array.from({ length: ROUNDS }, (_, seed) => roundOf(definition, seed));
    const looks: readonly Partial<ShowOptions>[] = [{}, { pace: 'turbo' }, { reducedMotion: true }];

    it('follows itself without a gap and shows every step arrive once', () => {
      for (const look of looks)
        for (const outcome of rounds) {
          const planned = show(definition, outcome, look);
          let clockMs = 0;
          for (const scene of planned.scenes) {
            expect(scene.atMs).toBe(clockMs);
            expect(scene.untilMs).toBeGreaterThan(scene.atMs);
            clockMs = scene.untilMs;
          }
          expect(planned.endMs).toBe(clockMs);
          expect(planned.scenes.filter(isArrival).map(({ step }) => step)).toEqual(
            outcome.steps.map((_, step) => step),
          );
        }
    });

    it('counts every win once and ends on the exact win', () => {
      for (const outcome of rounds) {
        const planned = show(definition, outcome);
        const wins = planned.scenes.filter((scene): scene is WinsScene => scene.kind === 'wins');
        outcome.steps.forEach((step, index) => {
          const traced = wins.filter((scene) => scene.step === index).flatMap(({ traces }) => traces);
          expect(traced.map(({ win }) => win).sort((a, b) => a - b)).toEqual(
            step.wins.map((_, order) => order),
          );
        });
        wins.forEach((scene, index) =>
          expect(scene.countFromMinor).toBe(wins[index - 1]?.countToMinor ?? 0n),
        );
        expect(wins.at(-1)?.countToMinor ?? 0n).toBe(planned.winMinor);
        expect(wonSoFarMinor(planned, planned.endMs)).toBe(planned.winMinor);
        if (!outcome.open)
          expect(planned.winMinor * BigInt(stakeUnitsOf(definition))).toBe(
            BigInt(outcome.winUnits) * stakeOf(definition),
          );
      }
    });

    it('is heard in order, and every sound belongs to a moment of it', () => {
      for (const outcome of rounds) {
        const planned = show(definition, outcome);
        const times = cuesOf(planned).map(({ atMs }) => atMs);
        expect(times).toEqual([...times].sort((a, b) => a - b));
        for (const atMs of times) expect(atMs >= 0 && atMs <= planned.endMs).toBe(true);
      }
    });
  },
);

describe('a round that asks which free spins', () => {
  const definition = gridGames.find(({ id }) => id === 'paper-dragons')!;
  const seed = Array.from({ length: 20_000 }, (_, seed) => seed).find(
    (seed) => roundOf(definition, seed).open,
  )!;
  const open = roundOf(definition, seed);
  const asked = show(definition, open);

  it('stops with what called the question lit, and counts what is won so far', () => {
    expect(asked.scenes.at(-1)?.kind).toBe('trigger');
    expect(asked.scenes.some((scene) => isCard(scene) && scene.kind !== 'trigger')).toBe(false);
    expect(asked.winMinor * BigInt(stakeUnitsOf(definition))).toBe(
      BigInt(open.steps[0]!.units) * stakeOf(definition),
    );
  });

  it('goes on after the answer where it stopped', () => {
    const answered = roundOf(definition, seed, [[0]]);
    const rest = show(definition, answered, { shownSteps: open.steps.length, elapsedMs: 0 });
    expect(rest.scenes[0]).toMatchObject({
      kind: 'free-intro',
      atMs: 0,
      freeSpins: answered.steps[0]!.freeSpinsAwarded,
    });
    expect(rest.scenes.filter(isArrival).map(({ step }) => step)).toEqual(
      answered.steps.slice(1).map((_, index) => index + 1),
    );
    expect(wonSoFarMinor(rest, 0)).toBe(asked.winMinor);
    expect(wonSoFarMinor(rest, rest.endMs)).toBe(rest.winMinor);
  });
});
