import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chainedIn, namedBy } from './chain-faults.ts';
import { isLootTable, lootFaultsOf, type LootRowIn } from './loot-faults.ts';
import { programmeFaultsOf, type ProgrammeWorld } from './programme-faults.ts';
import type { Programme } from './programme.ts';
import type { Schedule } from './schedule.ts';

const TEXTS = { ua: {}, ru: {}, en: {}, kk: {} };
const WORLD: ProgrammeWorld = {
  now: new Date('2026-12-02T00:00:00Z'),
  published: () => undefined,
  leadsTo: () => [],
};
const faults = (changed: Partial<Programme>, world: Partial<ProgrammeWorld> = {}) =>
  programmeFaultsOf(
    {
      ...{ kind: 'box', code: 'wooden', place: 1, picture: '', terms: {}, texts: TEXTS, caps: {} },
      schedule: { from: '2026-12-01T00:00', zone: 'region' },
      audience: { regions: ['UA', 'EU', 'SL'] },
      ...changed,
    },
    { ...WORLD, ...world },
  ).map(({ at, rule, of }) => `${at}: ${rule}${of && ` ${of}`}`);

test('finds nothing in a programme that is whole', () => {
  expect(faults({ terms: { goal: { target: { UAH: '5', EUR: '1' } } } })).toEqual([]);
});

test.each<[Partial<Schedule>, string[]]>([
  [{ from: '2026-02-30T00:00' }, ['schedule/from: time']],
  [{ until: '2026-12-01T00:00' }, ['schedule/until: order']],
  [{ zone: 'Europe/Atlantis' }, ['schedule/zone: zone']],
  [{ hours: { fromMinute: 60, toMinute: 60 } }, ['schedule/hours: order']],
  [{ repeats: 'day', until: '2026-12-02T00:00' }, []],
  [{ repeats: 'day', until: '2026-12-02T00:01' }, ['schedule/until: overlap']],
  [{ repeats: 'month', until: '2027-01-01T00:00' }, []],
])('judges the schedule %j: %j', (changed, expected) => {
  expect(faults({ schedule: { from: '2026-12-01T00:00', zone: 'region', ...changed } })).toEqual(expected);
});

test('amounts name every currency of the regions, wherever they stand', () => {
  const terms = { tiers: [{ reward: { kind: 'money', amount: { UAH: '100' } } }] };
  expect(faults({ terms })).toEqual(['terms/tiers/0/reward/amount: currency EUR']);
  expect(faults({ caps: { budget: { EUR: '100' } } })).toEqual(['caps/budget: currency UAH']);
});

test('a budget pays for one player at worst', () => {
  const cost = { UAH: { expectedMinor: 1n, worstMinor: 100n }, EUR: { expectedMinor: 1n, worstMinor: 2n } };
  expect(faults({ caps: { budget: { UAH: '99', EUR: '2' } } }, { cost })).toEqual([
    'caps/budget/UAH: budget',
  ]);
  expect(faults({ caps: { budget: { UAH: '100', EUR: '2' } } }, { cost })).toEqual([]);
});

test('a text is there in every language', () => {
  expect(faults({ texts: { ua: {}, ru: {}, en: {} } as never })).toEqual(['texts/kk: language kk']);
});

test('names the region that forbids it', () => {
  expect(faults({ audience: { regions: ['SL', 'UA'] } }, { traits: ['loss-linked'] })).toEqual([
    'audience/regions/1: forbidden loss-linked',
  ]);
});

test('a reward leads to what is published for the same regions and as long', () => {
  const terms = { reward: { kind: 'bonus', code: 'ten-spins' } };
  const from = new Date('2026-11-01T00:00:00Z');
  const ten = { regions: ['UA', 'EU', 'SL'], from, until: null } as const;
  const until = new Date('2027-01-01T00:00:00Z');
  const gone = ['terms/reward: unpublished bonus ten-spins'];
  expect(faults({ terms })).toEqual(gone);
  expect(faults({ terms }, { published: () => ten })).toEqual([]);
  expect(faults({ terms }, { published: () => ({ ...ten, regions: ['UA', 'EU'] }) })).toEqual(gone);
  expect(faults({ terms }, { published: () => ({ ...ten, until }) })).toEqual(gone);
  const short = { from: '2026-12-01T00:00', until: '2026-12-24T00:00', zone: 'region' };
  expect(faults({ terms, schedule: short }, { published: () => ({ ...ten, until }) })).toEqual([]);
  // It began after the schedule says, but before the publishing.
  const late = { ...ten, from: new Date('2026-12-01T12:00:00Z') };
  expect(faults({ terms }, { published: () => late })).toEqual([]);
});

test.each([
  [
    { kind: 'bonus', code: 'a' },
    { kind: 'bonus', code: 'a' },
  ],
  [
    { kind: 'box', code: 'a' },
    { kind: 'box', code: 'a' },
  ],
  [
    { kind: 'tickets', lottery: 'a' },
    { kind: 'lottery', code: 'a' },
  ],
  [
    { kind: 'attempts', of: 'wheel', code: 'a' },
    { kind: 'wheel', code: 'a' },
  ],
  [{ kind: 'points', points: 5 }, undefined],
  [{ kind: 'opt-in' }, undefined],
])('%j leads to %j', (reward, named) => expect(namedBy(reward)).toEqual(named));

test('a chain never leads back to its beginning', () => {
  const chain: Record<string, string[]> = { silver: ['gold'], gold: ['wooden'], snow: ['snow'] };
  const leadsTo = (code: string) => chain[code] ?? [];
  expect(faults({ terms: { after: 'silver' } }, { leadsTo })).toEqual(['terms/after: circle']);
  expect(faults({ terms: { after: 'wooden' } }, { leadsTo })).toEqual(['terms/after: circle']);
  // A circle of others is theirs to mend.
  expect(faults({ terms: { after: 'snow' } }, { leadsTo })).toEqual([]);
  expect(chainedIn({ next: 'a', additional: 'b', other: 'c' })).toEqual(['a', 'b']);
});

const row = (weight: number, more: Partial<LootRowIn> = {}): LootRowIn => ({
  ...{ weight, reward: { kind: 'nothing' } },
  ...more,
});

test.each<[string, LootRowIn[], string[]]>([
  ['nothing can be drawn', [row(0), row(0)], ['loot: weights ']],
  ['a stock has nothing in its place', [row(1, { stock: 5 }), row(1)], ['loot/0/fallback: fallback ']],
  [
    'the place has a stock itself',
    [row(1, { stock: 5, fallback: 1 }), row(1, { stock: 1, fallback: 2 }), row(1)],
    ['loot/0/fallback: fallback '],
  ],
  ['the place is out of range', [row(1, { stock: 5, fallback: 2 }), row(1)], ['loot/0/fallback: fallback ']],
  ['the place is its own', [row(1, { stock: 5, fallback: 0 }), row(1)], ['loot/0/fallback: fallback ']],
  ['a place is named without a stock', [row(1, { fallback: 1 }), row(1)], ['loot/0/fallback: fallback ']],
  ['it is whole', [row(1, { stock: 5, fallback: 1 }), row(0)], []],
])('refuses a table where %s', (_why, rows, expected) => {
  expect(isLootTable(rows)).toBe(true);
  expect(lootFaultsOf('loot', rows).map(({ at, rule, of }) => `${at}: ${rule} ${of}`)).toEqual(expected);
});

test('a table without faults always gives something, whatever stock is gone', () => {
  const rows = fc.array(
    fc.record(
      {
        weight: fc.integer({ min: 0, max: 5 }),
        reward: fc.constant({}),
        stock: fc.integer({ min: 0, max: 2 }),
        fallback: fc.integer({ min: -1, max: 5 }),
      },
      { requiredKeys: ['weight', 'reward'] },
    ),
    { minLength: 1, maxLength: 5 },
  );
  fc.assert(
    fc.property(rows, (table) => {
      if (lootFaultsOf('loot', table).length > 0) return;
      for (const { stock, fallback } of table)
        expect(stock === undefined || table[fallback!]?.stock === undefined).toBe(true);
      expect(table.some(({ weight }) => weight > 0)).toBe(true);
    }),
  );
});
