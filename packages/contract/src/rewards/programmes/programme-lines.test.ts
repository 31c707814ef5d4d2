import type { ProgrammeWorld } from '@croupier/domain/rewards/programmes';
import Type from 'typebox';
import { expect, test } from 'vitest';
import { Closed } from '../../kit/common-schemas.ts';
import { SCHEMA_WORDS, type Schema } from '../../kit/schema-faults.ts';
import { programmeSchema } from './envelope.ts';
import { GoalSchema } from './goals.ts';
import { draftLines, programmeLines, type JudgedKind } from './programme-lines.ts';
import { LootTableSchema, RewardInSchema } from './reward-in.ts';

const terms = Closed({ goal: GoalSchema, loot: LootTableSchema, reward: Type.Optional(RewardInSchema) });
const KIND: JudgedKind = {
  schema: programmeSchema('chest', terms, { label: Type.String({ minLength: 1 }) }),
  faultsOf: ({ code }) => (code === 'unlucky' ? ['code: choice'] : []),
};
const WORLD: ProgrammeWorld = {
  now: new Date('2026-12-01T00:00:00Z'),
  published: () => undefined,
  leadsTo: () => [],
};
const TEXT = { title: 'Chest', lead: 'A chest', terms: ['One', 'Two'], label: 'Open' };
const CHEST = {
  ...{ kind: 'chest', code: 'oak', place: 1, picture: '' },
  terms: {
    goal: { counts: 'rounds', games: 'all', money: ['real'], target: 50 },
    loot: [{ weight: 1, reward: { kind: 'points', points: 5 } }],
  },
  texts: { ua: TEXT, ru: TEXT, en: TEXT, kk: TEXT },
  schedule: { from: '2026-12-01T00:00', zone: 'region' },
  audience: { regions: ['UA'] },
  caps: {},
};
const lines = (changed: object) => programmeLines(KIND, { ...CHEST, ...changed }, WORLD);
const withTerms = (changed: object) => lines({ terms: { ...CHEST.terms, ...changed } });

function wordsOf(schema: Schema): string[] {
  const { properties = {}, patternProperties = {}, items, anyOf = [] } = schema;
  const parts = [...Object.values(properties), ...Object.values(patternProperties), ...anyOf];
  return [...Object.keys(schema), ...[...parts, ...(items ? [items] : [])].flatMap(wordsOf)];
}

test('what a programme asks for is looked at, all of it', () => {
  for (const word of wordsOf(KIND.schema as Schema)) expect(SCHEMA_WORDS).toContain(word);
});

test('finds nothing in a programme that is whole', () => {
  expect(lines({})).toEqual([]);
  expect(withTerms({ goal: { ...CHEST.terms.goal, counts: 'stakes', target: { UAH: '50' } } })).toEqual([]);
  expect(withTerms({ goal: { ...CHEST.terms.goal, games: { categories: ['table'] } } })).toEqual([]);
});

test.each<[object, string[]]>([
  [{ reward: { kind: 'gold' } }, ['terms/reward/kind: choice']],
  [{ reward: {} }, ['terms/reward/kind: missing']],
  [{ reward: { kind: 'points', points: 0 } }, ['terms/reward/points: few 1']],
  [{ reward: { kind: 'points', points: 1, code: 'a' } }, ['terms/reward/code: unknown']],
  [{ reward: { kind: 'money', amount: {} } }, ['terms/reward/amount: few 1']],
  [{ reward: { kind: 'money', amount: { UAH: '0' } } }, ['terms/reward/amount/UAH: pattern']],
  [{ reward: { kind: 'money', amount: { UAH: 5 } } }, ['terms/reward/amount/UAH: type']],
  [{ reward: { kind: 'money', amount: { EUR: '5' } } }, ['terms/reward/amount: currency UAH']],
  [{ reward: { kind: 'thing', name: 'cup' } }, []],
  [{ reward: { kind: 'thing', name: { ua: 'a', ru: 'b', en: 'c', kk: 'd' } } }, []],
  [{ loot: [] }, ['terms/loot: few 1']],
  [{ loot: [{ weight: 1_000_001, reward: { kind: 'nothing' } }] }, ['terms/loot/0/weight: many 1000000']],
  [{ loot: [{ weight: 1, reward: { kind: 'nothing' }, stock: 5 }] }, ['terms/loot/0/fallback: fallback']],
])('judges the terms %j: %j', (changed, expected) => expect(withTerms(changed)).toEqual(expected));

test('languages have the same parts', () => {
  const { label: _label, ...unlabelled } = TEXT;
  expect(lines({ texts: { ...CHEST.texts, kk: { ...TEXT, terms: ['One'] } } })).toEqual([
    'texts/kk/terms: length 2',
  ]);
  expect(lines({ texts: { ...CHEST.texts, kk: unlabelled } })).toEqual(['texts/kk/label: missing']);
});

test('a kind has faults of its own', () => {
  expect(lines({ code: 'unlucky' })).toEqual(['code: choice']);
});

test('a draft may lack what it will, and has nothing that its kind does not', () => {
  expect(draftLines(KIND, {})).toEqual([]);
  expect(draftLines(KIND, { terms: {}, texts: { ua: { title: '' } } })).toEqual([]);
  expect(draftLines(KIND, { admin: true, place: 'first' })).toEqual(['place: type', 'admin: unknown']);
});
