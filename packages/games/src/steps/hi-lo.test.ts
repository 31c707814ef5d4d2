import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tapeDraw } from '../fair/tape-draw.ts';
import { decideRound } from '../decide-round.ts';
import { queensLadder } from '../portfolio/queens-ladder.ts';
import { EntryError, type BoardOutcome, type Choice } from '../round.ts';
import { expectDistribution } from '../testing/expect-distribution.ts';
import { quickDraw } from '../simulator/quick-draw.ts';
import { isRight, RANKS, rightRanks } from './card-odds.ts';
import type { HiLoDefinition } from './definition.ts';
import { guessOffers } from './guess-offers.ts';
import { hiLoLaw } from './hi-lo-law.ts';

const [LOWER, HIGHER, SKIP, TAKE]: Choice[] = [[0], [1], [2], []];
const ladder = queensLadder;
const small: HiLoDefinition = { ...ladder, rungs: 2, maximumWinStakes: 100 };
/** The first card of each rank. */
const card = (rank: number) => rank * 4;
const play = (ranks: number[], choices: Choice[], definition = ladder) =>
  decideRound(definition, tapeDraw(ranks.map(card)), { mode: 'main', choices }) as BoardOutcome;

describe('a guess', () => {
  it('is right for as many ranks as the odds say', () => {
    for (let rank = 0; rank < RANKS; rank += 1) {
      for (const guess of ['higher', 'lower'] as const) {
        const right = Array.from({ length: RANKS }, (_, next) => isRight(rank, next, guess)).filter(Boolean);
        expect(right).toHaveLength(rightRanks(rank, guess));
        expect(right.length).toBeLessThan(RANKS);
      }
    }
  });

  it('pays the inverse of its chance times the return, and the next one on top', () => {
    // A six (rank 5): 8 of 13 are as high or higher. A nine (8): 9 of 13 are as low or lower.
    const outcome = play([5, 8, 8], [HIGHER!, LOWER!, TAKE!]);
    expect(outcome).toMatchObject({ winUnits: Math.floor((96 * 169) / 72), open: null });
    expect(outcome.steps).toEqual([
      { kind: 'card', card: 20, guess: null, right: null, units: 0 },
      { kind: 'card', card: 32, guess: 'higher', right: true, units: Math.floor((96 * 13) / 8) },
      { kind: 'card', card: 32, guess: 'lower', right: true, units: 225 },
      { kind: 'taken', units: 225 },
    ]);
  });

  it('loses all when it is wrong', () => {
    expect(play([5, 8, 12], [HIGHER!, LOWER!])).toMatchObject({ winUnits: 0, open: null });
  });

  it('may be passed three times, which changes the card and nothing else', () => {
    const outcome = play([5, 8, 0, 1, 2], [HIGHER!, SKIP!, SKIP!, SKIP!]);
    expect(outcome.steps.map(({ units }) => units)).toEqual([0, 156, 156, 156, 156]);
    expect(outcome.open).toEqual({ asks: 'guess', allowed: [[1], [0]], cashOutUnits: 156 });
  });

  it('is not offered above the maximum; where none is left the money is taken', () => {
    const open = play([0, 0], [LOWER!], { ...small, maximumWinStakes: 15 }).open!;
    expect(open.allowed).toEqual([HIGHER, SKIP]);
    expect(play([0, 0], [LOWER!], { ...small, maximumWinStakes: 13 })).toMatchObject({
      winUnits: 1248,
      open: null,
    });
    expect(play([5, 8, 8], [HIGHER!, LOWER!], small)).toMatchObject({ winUnits: 225, open: null });
  });

  it.each<[string, Choice[]]>([
    ['taking at once', [[]]],
    ['another guess', [[3]]],
    ['two guesses at once', [[1, 1]]],
    ['a fourth skip', [[2], [2], [2], [2]]],
    ['not a number', [[Number.NaN]]],
    ['a guess after taking', [[1], [], [1]]],
    ['a guess after losing', [[0], [1]]],
  ])('is refused: %s', (_, choices) => {
    expect(() => play([5, 8, 8, 8, 8, 8], choices)).toThrow(EntryError);
  });

  it('is offered at what it pays when it is right', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.nat(), { maxLength: 12 }), (seed, picks) => {
        const choices: Choice[] = [];
        let outcome = decideRound(ladder, quickDraw(seed), { mode: 'main', choices }) as BoardOutcome;
        for (const pick of picks) {
          if (outcome.open === null) break;
          const offers = guessOffers(ladder, outcome.steps);
          choices.push(outcome.open.allowed[pick % outcome.open.allowed.length]!);
          outcome = decideRound(ladder, quickDraw(seed), { mode: 'main', choices }) as BoardOutcome;
          const step = outcome.steps[choices.length];
          if (step?.kind === 'card' && step.right === true)
            expect(step.units).toBe(offers.find(({ guess }) => guess === step.guess)!.units);
        }
      }),
    );
  });

  it('says which cards make it right, at every rank', () => {
    const wins = Array.from({ length: RANKS }, (_, rank) => {
      const shown = [{ kind: 'card', card: card(rank), guess: null, right: null, units: 0 }] as const;
      return guessOffers(ladder, shown).map((offer) => {
        const right = Array.from({ length: RANKS }, (_, next) => isRight(rank, next, offer.guess));
        const said = {
          higher: right.every((is, next) => is === next > rank),
          higherOrEqual: right.every((is, next) => is === next >= rank),
          equal: right.every((is, next) => is === (next === rank)),
          lowerOrEqual: right.every((is, next) => is === next <= rank),
          lower: right.every((is, next) => is === next < rank),
        };
        expect(said[offer.wins]).toBe(true);
        return offer.wins;
      });
    });
    expect(wins[0]).toEqual(['higher', 'equal']);
    expect(wins[6]).toEqual(['higherOrEqual', 'lowerOrEqual']);
    expect(wins[12]).toEqual(['equal', 'lower']);
  });

  it('adds a step for each choice and changes none before', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.nat(), { maxLength: 14 }), (seed, picks) => {
        const choices: Choice[] = [];
        let outcome = decideRound(ladder, quickDraw(seed), { mode: 'main', choices });
        for (const pick of picks) {
          if (outcome.open === null) break;
          choices.push(outcome.open.allowed[pick % outcome.open.allowed.length]!);
          const next = decideRound(ladder, quickDraw(seed), { mode: 'main', choices });
          expect(next.steps.slice(0, outcome.steps.length)).toEqual(outcome.steps);
          expect(next.winUnits).toBeLessThanOrEqual(ladder.maximumWinStakes * ladder.stakeUnits);
          outcome = next;
        }
      }),
    );
  });
});

describe('the law of the ladder', () => {
  it('is what playing every card and every guess gives, in a ladder of two rungs', () => {
    const played: number[] = [];
    const add = (units: number, probability: number): void => {
      played[units] = (played[units] ?? 0) + probability;
    };
    /** Stops half the time after a right guess; guesses what is likelier three times out of four. */
    const follow = (ranks: number[], choices: Choice[], probability: number): void => {
      const { open, winUnits } = play(ranks, choices, small);
      if (open === null) return add(winUnits, probability);
      if (open.cashOutUnits !== null) add(open.cashOutUnits, probability / 2);
      const going = open.cashOutUnits === null ? probability : probability / 2;
      const likelier = ranks.at(-1)! < 6.5 ? HIGHER! : LOWER!;
      const guesses = open.allowed.filter(([guess]) => guess !== SKIP![0]);
      for (const guess of guesses) {
        const share = guesses.length === 1 ? 1 : guess[0] === likelier[0] ? 3 / 4 : 1 / 4;
        for (let rank = 0; rank < RANKS; rank += 1)
          follow([...ranks, rank], [...choices, guess], (going * share) / RANKS);
      }
    };
    for (let rank = 0; rank < RANKS; rank += 1) follow([rank], [], 1 / RANKS);
    expectDistribution(hiLoLaw(small).distribution, played);
  });

  it('returns what a casino may offer on every rung', () => {
    const { details, distribution } = hiLoLaw(ladder);
    expect(Object.keys(details)).toHaveLength(ladder.rungs);
    for (const rtp of Object.values(details)) {
      expect(rtp).toBeGreaterThan(0.95);
      expect(rtp).toBeLessThan(0.9601);
    }
    expect(distribution.reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(1, 10);
  });
});
