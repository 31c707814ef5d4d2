import fc from 'fast-check';
import { expect, test } from 'vitest';
import { REGION_IDS } from '../../site/regions/index.ts';
import { audienceRuleOf, type Audience, type AudienceFacts } from './audience.ts';

const PLAYER: AudienceFacts = {
  ...{ playerId: '7', region: 'UA', brand: 'rino', level: 'gold', royal: false, verified: 1 },
  ...{ registeredDays: 10, deposits: 2, segments: new Set(['quiet']) },
};
const rule = (audience: Partial<Audience>, player: Partial<AudienceFacts> = {}) =>
  audienceRuleOf({ regions: ['UA'], ...audience }, { ...PLAYER, ...player });

test.each<[Partial<Audience>, string | undefined]>([
  [{}, undefined],
  [{ regions: ['EU'] }, 'not_for_you'],
  [{ regions: ['EU', 'UA'] }, undefined],
  [{ brands: ['toro'] }, 'not_for_you'],
  [{ brands: ['toro', 'rino'] }, undefined],
  [{ levels: ['silver'] }, 'level_needed'],
  [{ levels: ['silver', 'gold'] }, undefined],
  [{ royal: true }, 'royal_needed'],
  [{ royal: false }, undefined],
  [{ verified: 1 }, undefined],
  [{ verified: 2 }, 'verification_needed'],
  [{ registered: { afterDays: 10 } }, undefined],
  [{ registered: { afterDays: 11 } }, 'not_for_you'],
  [{ registered: { beforeDays: 11 } }, undefined],
  [{ registered: { beforeDays: 10 } }, 'not_for_you'],
  [{ deposits: { least: 2, most: 2 } }, undefined],
  [{ deposits: { least: 3 } }, 'not_for_you'],
  [{ deposits: { most: 1 } }, 'not_for_you'],
  [{ in: ['quiet'] }, undefined],
  [{ in: ['loud'] }, 'not_for_you'],
  [{ in: ['loud'], players: { in: ['7'] } }, undefined],
  [{ players: { in: ['8'] } }, 'not_for_you'],
  [{ out: ['quiet'] }, 'not_for_you'],
  [{ players: { out: ['7'] } }, 'not_for_you'],
  [{ in: ['quiet'], players: { out: ['7'] } }, 'not_for_you'],
])('judges %j: %s', (audience, expected) => expect(rule(audience)).toBe(expected));

test('nobody is told of a step that would not get them in', () => {
  expect(rule({ levels: ['snow'], verified: 3, out: ['quiet'] })).toBe('not_for_you');
  expect(rule({ levels: ['snow'], verified: 3 })).toBe('verification_needed');
});

test('a seat in the club keeps out where the audience is everybody else', () => {
  expect(rule({ royal: false }, { royal: true })).toBe('not_for_you');
});

test('whoever is in a narrower audience is in each wider one', () => {
  const part = <T>(all: readonly T[]) => fc.subarray([...all], { minLength: 1 });
  const audiences = fc.record({
    regions: part(REGION_IDS),
    levels: part(['silver', 'gold', 'snow']),
    verified: fc.integer({ min: 0, max: 3 }),
    deposits: fc.record({ least: fc.integer({ min: 0, max: 4 }) }),
    out: fc.subarray(['quiet', 'loud']),
  });
  const players = fc.record({
    region: fc.constantFrom(...REGION_IDS),
    level: fc.constantFrom(null, 'silver', 'gold', 'snow'),
    verified: fc.integer({ min: 0, max: 3 }),
    deposits: fc.integer({ min: 0, max: 5 }),
  });
  fc.assert(
    fc.property(audiences, players, (audience, facts) => {
      const player = { ...PLAYER, ...facts };
      if (audienceRuleOf(audience, player) !== undefined) return;
      for (const left of Object.keys(audience).filter((name) => name !== 'regions'))
        expect(audienceRuleOf({ ...audience, [left]: undefined } as Audience, player)).toBeUndefined();
    }),
  );
});
