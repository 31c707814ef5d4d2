import { describe, expect, it } from 'vitest';
import { tapeDraw } from '../fair/tape-draw.ts';
import { highKite } from '../portfolio/high-kite.ts';
import { EntryError, type Choice, type Given } from '../round.ts';
import { crashEngine } from './crash-engine.ts';

/** A shared flight asks for no draw of the player's: the tape is empty. */
const fly = (choices: Choice[], flight: Omit<NonNullable<Given['flight']>, 'number'> = {}) =>
  crashEngine.play(highKite, tapeDraw([]), {
    mode: 'main',
    choices,
    given: { flight: { number: 7, ...flight } },
  });

describe('a player in a shared flight', () => {
  it('waits while it flies', () => {
    expect(fly([[]]).open).toEqual({ asks: 'flight', allowed: [], cashOutUnits: null });
    expect(fly([[200]]).winUnits).toBe(0);
  });

  it('has left where they left by hand, whatever the end will be', () => {
    expect(fly([[], [153]])).toMatchObject({ winUnits: 153, open: null });
    expect(fly([[300], [153]], { crashCenti: 154 })).toMatchObject({ winUnits: 153, open: null });
  });

  it.each([
    [[200], 200, 200],
    [[200], 199, 0],
    [[], 5000, 0],
    [[], 500_000, 500_000],
  ] as const)('leaving by itself at %j of a flight to %i gives %i', (auto, crashCenti, units) => {
    expect(fly([auto], { crashCenti }).winUnits).toBe(units);
  });

  it('has the stake back when the flight is void, unless it was left before', () => {
    const back = fly([[200]], { crashCenti: 900, void: true });
    expect(back.winUnits).toBe(100);
    expect(back.steps).toEqual([
      { kind: 'flight', crashCenti: 900, cashOutCenti: null, void: true, units: 100 },
    ]);
    const left = fly([[200], [150]], { crashCenti: 900, void: true });
    expect(left.winUnits).toBe(150);
    expect(left.steps[0]).not.toHaveProperty('void');
  });

  it.each([
    ['by hand', [[]], { crashCenti: 900, heardCenti: 153 }, { units: 153, unheard: true }],
    [
      'by hand, whatever came of it',
      [[]],
      { crashCenti: 153, heardCenti: 153 },
      { units: 153, unheard: true },
    ],
    ['by hand, never heard', [[]], { crashCenti: 900, heardCenti: 100 }, { units: 100, void: true }],
    ['by hand, a flight nobody can leave', [[]], { crashCenti: 100, heardCenti: 100 }, { units: 0 }],
    ['left before', [[], [120]], { crashCenti: 900, heardCenti: 153 }, { units: 120 }],
    ['by itself, reached', [[200]], { crashCenti: 900, heardCenti: 153 }, { units: 200 }],
    ['by itself, not reached', [[200]], { crashCenti: 199, heardCenti: 153 }, { units: 0 }],
  ] as const)('in a flight that was not heard: %s', (_, choices, flight, step) => {
    const outcome = fly(choices as unknown as Choice[], flight);
    expect(outcome.steps).toMatchObject([step]);
    expect(outcome.winUnits).toBe(step.units);
    expect(outcome.open).toBeNull();
  });

  it.each([[[[100]]], [[[], [1.5]]], [[[], [150], [160]]]])('refuses %j', (choices) => {
    expect(() => fly(choices)).toThrow(EntryError);
  });
});
