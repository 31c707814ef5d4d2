import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convertMinor } from '../../money/amounts/reference-rates.ts';
import { isLooser, REGION_IDS, REGIONS, type RegionId } from '../../site/regions/index.ts';
import {
  levelFor,
  levelToPlay,
  unlocksOf,
  VERIFY_TERMS,
  verifyLevels,
  type LevelUnlocks,
} from './verify-terms.ts';

const region = fc.constantFrom(...REGION_IDS);
const level = fc.integer({ min: 0, max: 3 });
const at = (id: RegionId, wishedRegion: RegionId | null = null, residence: RegionId | null = null) => ({
  ...{ region: id, wishedRegion, residence },
});

/** Whether something is unlocked by one that the other does not unlock. */
const isMore = (one: LevelUnlocks, other: LevelUnlocks): boolean =>
  (one.stakes && !other.stakes) ||
  (one.limitsRaised && !other.limitsRaised) ||
  (one.payOuts && !other.payOuts) ||
  (other.depositMaximumMinor !== null &&
    (one.depositMaximumMinor === null || one.depositMaximumMinor > other.depositMaximumMinor));

test('in Ukraine nothing is staked or deposited before it is known who the player is', () => {
  expect(unlocksOf(at('UA'), 0)).toMatchObject({ stakes: false, depositMaximumMinor: 0n });
  expect(levelFor(at('UA'), ({ stakes }) => stakes)).toBe(1);
});

test.each([
  ['EU', 200_000n],
  ['SL', 200_000n],
  ['RC', 1_000_000n],
] as const)('in %s who is not known plays, up to 2,000 EUR or its worth deposited', (id, worthMinor) => {
  expect(unlocksOf(at(id), 0)).toEqual({
    stakes: true,
    depositMaximumMinor: worthMinor,
    limitsRaised: false,
    payOuts: false,
  });
  expect(levelToPlay(at(id))).toBe(1);
});

test('where play money is played nobody is asked who they are for that', () => {
  expect(levelToPlay(at('KZ'))).toBe(0);
  expect(unlocksOf(at('KZ'), 0)).toMatchObject({ limitsRaised: false, payOuts: false });
});

test.each(REGION_IDS)(
  'in %s every level unlocks what the one below does, and the highest all of it',
  (id) => {
    for (const below of [0, 1, 2])
      expect(isMore(unlocksOf(at(id), below), unlocksOf(at(id), below + 1))).toBe(false);
    expect(VERIFY_TERMS[id][3]).toEqual({
      stakes: true,
      depositMaximumMinor: null,
      limitsRaised: true,
      payOuts: true,
    });
  },
);

test('what may not be staked is not deposited: nobody’s money lies there with nothing to do', () => {
  fc.assert(
    fc.property(region, fc.option(region), level, (id, wished, on) => {
      const { stakes, depositMaximumMinor } = unlocksOf(at(id, wished), on);
      if (!stakes) expect(depositMaximumMinor).toBe(0n);
    }),
  );
});

test('while a move waits, or somebody lives elsewhere, neither place unlocks what the other does not', () => {
  fc.assert(
    fc.property(region, region, level, fc.boolean(), (id, wished, on, moves) => {
      const both = unlocksOf(moves ? at(id, wished) : at(id, null, wished), on);
      expect(isMore(both, unlocksOf(at(id), on))).toBe(false);
      const there = unlocksOf(at(wished), on);
      const { depositMaximumMinor: maximum } = both;
      const inTheirs =
        maximum === null
          ? null
          : convertMinor(maximum, {
              from: REGIONS[id].currency,
              to: REGIONS[wished].currency,
              rounding: 'down',
            });
      expect(isMore({ ...both, depositMaximumMinor: inTheirs }, there)).toBe(false);
    }),
  );
});

test('no move that gives more on some level is at once: nobody hops over it', () => {
  fc.assert(
    fc.property(region, region, level, (from, to, on) => {
      const [here, there] = [unlocksOf(at(from), on), unlocksOf(at(to), on)];
      const { limitsRaised } = there;
      // Play money is bought without bounds, and staked: nothing is lost by it.
      const more = REGIONS[to].gameMoney === 'real' ? there : { ...here, limitsRaised };
      if (isMore({ ...more, depositMaximumMinor: here.depositMaximumMinor }, here))
        expect(isLooser(REGIONS[from], REGIONS[to])).toBe(true);
    }),
  );
});

test('every level says what it opens whole and which documents lead there', () => {
  const levels = verifyLevels(at('RC'));
  expect(levels.map(({ level: each }) => each)).toEqual([0, 1, 2, 3]);
  expect(levels[0]).toEqual({ level: 0, unlocks: ['stakes'], needs: [] });
  expect(levels[1]).toEqual({
    ...{ level: 1, unlocks: ['stakes', 'depositMaximumMinor', 'limitsRaised', 'payOuts'] },
    needs: ['passport', 'id-card', 'licence'],
  });
  expect(levels[2]!.needs).toEqual(['utility-bill', 'bank-statement']);
  expect(levels[3]!.needs).toEqual(['selfie']);
});
