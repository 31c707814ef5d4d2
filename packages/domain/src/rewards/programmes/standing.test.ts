import { expect, test } from 'vitest';
import { judgeStanding, refusalsIn, type StandingFacts, type Wanted } from './standing.ts';

const PLAYER: StandingFacts = {
  ...{ playerId: '7', region: 'UA', brand: 'rino', level: null, royal: false, verified: 0 },
  ...{ registeredDays: 10, deposits: 2, segments: new Set<string>() },
  ...{ isShutOut: false, breakUntil: null, exclusion: null, isAnswered: true, places: ['UA'] },
};
const LATER = new Date('2026-12-24T00:00:00Z');
const judge = (player: Partial<StandingFacts>, wanted: Partial<Wanted> = {}) =>
  judgeStanding({ ...PLAYER, ...player }, { audience: { regions: ['UA', 'KZ'] }, ...wanted });

test('lets a player have what nothing keeps from them', () => expect(judge({})).toBeUndefined());

test('says until when a break or an exclusion lasts, and that before anything else', () => {
  const nothing = { level: null, verification: null, region: null };
  const audience = { regions: ['EU'] } as const;
  expect(judge({ breakUntil: LATER }, { audience })).toEqual({ ...nothing, rule: 'break', until: LATER });
  expect(judge({ exclusion: { until: null }, breakUntil: LATER }, { audience })).toEqual({
    ...{ ...nothing, rule: 'exclusion', until: null },
  });
});

test('tells no reason to whom the house is closed', () => {
  expect(judge({ isShutOut: true, breakUntil: LATER })?.rule).toBe('not_for_you');
});

test('names the level and the verification that are needed', () => {
  const regions = ['UA'] as const;
  expect(judge({}, { audience: { regions, levels: ['gold', 'snow'] } })).toMatchObject({
    ...{ rule: 'level_needed', level: 'gold' },
  });
  expect(judge({}, { audience: { regions, verified: 2 } })).toMatchObject({
    ...{ rule: 'verification_needed', verification: 2 },
  });
  expect(judge({}, { audience: { regions, royal: true } })?.rule).toBe('royal_needed');
});

test('asks for an answered address after the audience, but where nothing needs one', () => {
  expect(judge({ isAnswered: false })?.rule).toBe('email_unanswered');
  expect(judge({ isAnswered: false }, { needsAnswer: false })).toBeUndefined();
  expect(judge({ isAnswered: false }, { audience: { regions: ['EU'] } })?.rule).toBe('not_for_you');
});

test('a region forbids what it forbids, also where it is only where the player lives', () => {
  const wanted = { traits: ['loss-linked'] } as const;
  expect(judge({ region: 'UA' }, wanted)).toMatchObject({ rule: 'region_rule', region: 'UA' });
  const abroad = { region: 'SL', places: ['SL', 'UA'] } as const;
  const audience = { regions: ['SL'] } as const;
  expect(judge(abroad, { ...wanted, audience })).toMatchObject({ rule: 'region_rule', region: 'UA' });
  expect(judge({ region: 'SL', places: ['SL'] }, { ...wanted, audience })).toBeUndefined();
});

test('regions say what they have against a programme', () => {
  expect(refusalsIn('KZ', { traits: ['free-bonus', 'loss-linked'] })).toEqual(['free-bonus', 'loss-linked']);
  expect(refusalsIn('EU', { traits: ['free-bonus'], wagerTimes: 11 })).toEqual(['wager-times']);
  expect(refusalsIn('EU', { wagerTimes: 10 })).toEqual([]);
});
