import {
  chanceToReach,
  findGame,
  LEAST_CENTI,
  multiplierAt,
  decideRound,
  tapeDraw,
  type CrashDefinition,
} from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { decidedEntry, leftAt } from './decided-entry.ts';
import { BEAT_MS, DEAF_MS } from './flight-times.ts';
import { judgeFlight } from './judge-flight.ts';

/** Somebody who can make the house deaf, and would leave by hand. Times are after take-off; betting ends at 0. */
interface Attacker {
  /** Whether the house is deaf now, given what it has told so far. */
  isDeaf(ms: number, told: { readonly isOver: boolean }): boolean;
  /** At which multiplier to leave, when the house hears. */
  readonly aimCenti: number;
}

const definition = findGame('high-kite')!.definition as CrashDefinition;
const BEFORE_MS = 3_000;
const TAKES_OFF = new Date(1_800_000_000_000);
/** Where the attackers here have left at the latest: flights that end above all come to the same. */
const HIGHEST_CENTI = 460;
const FAR_CENTI = 2_000;
const LONGEST_MS = 120_000;

/** What one stake (100) comes to in a flight that ends there, in a house that is what the server is made of. */
function play(attacker: Attacker, crashCenti: number): number {
  let heardToMs = 0;
  let last = -BEFORE_MS; // when it last heard
  let quietSince = 0;
  let readAt: Date | undefined;
  for (let ms = -BEFORE_MS; ms < LONGEST_MS; ms += BEAT_MS) {
    if (!attacker.isDeaf(ms, { isOver: false })) {
      const isUnbroken = ms - last <= DEAF_MS && heardToMs + DEAF_MS >= last;
      if (ms > 0 && isUnbroken && heardToMs < ms) {
        heardToMs = ms;
        quietSince = ms;
      }
      last = ms;
      if (
        readAt === undefined &&
        ms > 0 &&
        multiplierAt(definition, ms) >= Math.max(LEAST_CENTI, attacker.aimCenti)
      )
        readAt = new Date(TAKES_OFF.getTime() + ms);
    }
    if (ms < 0) continue;
    const judged = judgeFlight(definition, { takesOffMs: 0, heardToMs, crashCenti }, ms, ms - quietSince);
    if (judged.kind !== 'end') continue;
    const flight = {
      number: 1,
      takesOffAt: TAKES_OFF,
      crashCenti,
      heardCenti: judged.heardCenti,
      void: false,
    };
    const left = readAt && leftAt(definition, flight, crashCenti, readAt);
    const entry = { mode: 'main', choices: [[]], given: { flight: { number: 1 } } };
    return decideRound(definition, tapeDraw([]), decidedEntry(entry, flight, left)!).winUnits;
  }
  throw new Error('The flight went on for ever');
}

/** What the attacker has of a stake in the long run, over every end there is with its exact chance. */
function returnOf(attacker: Attacker): number {
  let sum = (1 - chanceToReach(definition, 101)) * play(attacker, 100);
  for (let centi = 101; centi < HIGHEST_CENTI; centi += 1) {
    const chance = chanceToReach(definition, centi) - chanceToReach(definition, centi + 1);
    sum += chance * play(attacker, centi);
  }
  return (sum + chanceToReach(definition, HIGHEST_CENTI) * play(attacker, FAR_CENTI)) / 100;
}

const during = (from: number, forMs: number, aimCenti: number): Attacker => ({
  isDeaf: (ms) => ms >= from && ms < from + forMs,
  aimCenti,
});
const DECLARED = 0.96;
const HAIR = 1e-9;

describe('who makes the house deaf', () => {
  it('has what is declared without doing so', () => {
    for (const aimCenti of [101, 150, 200, 400]) {
      const paid = returnOf(during(0, 0, aimCenti));
      expect(paid).toBeLessThanOrEqual(DECLARED + HAIR);
      expect(paid).toBeGreaterThan(DECLARED - 0.02); // it hears by beats here, and so a little later
    }
  });

  it.each([-2_000, -500, 0, 200, 1_000, 4_000, 11_600])(
    'never has more than is declared, from %i ms on, however long and wherever it would leave after',
    (from) => {
      for (const forMs of [400, 1_000, 1_800, 2_200, 3_000, 5_000, 15_000])
        for (const aimCenti of [101, 200, 400])
          expect(returnOf(during(from, forMs, aimCenti))).toBeLessThanOrEqual(DECLARED + HAIR);
    },
  );

  it('would have had far more under a rule that gives stakes back when the end was noticed late', () => {
    // The rule of before: a flight whose end is noticed more than five seconds late gives every stake back.
    const stallMs = 15_000;
    const beforeMs = stallMs - 5_000;
    const reached = multiplierAt(definition, stallMs);
    const gained = 1 - chanceToReach(definition, multiplierAt(definition, beforeMs));
    expect(gained + (chanceToReach(definition, reached) * reached) / 100).toBeGreaterThan(1.4);
  });
});
