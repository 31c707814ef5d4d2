import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bindingPlace } from './binding-place.ts';
import { regionOfCountry } from './editions.ts';
import { isLooser } from './region-moves.ts';
import { REGION_IDS, REGIONS, type RegionPack } from './regions.ts';
import { placesOf, rulesInForce, type RulePlaces } from './rules-in-force.ts';

const id = fc.constantFrom(...REGION_IDS);
const places: fc.Arbitrary<RulePlaces> = fc.record({
  region: id,
  wishedRegion: fc.option(id),
  residence: fc.option(id),
});
/** Without the money's kind, which hides the other rules once it is play money. */
const ofRealMoney = (pack: RegionPack): RegionPack => ({ ...pack, gameMoney: 'real' });

test('of the region chosen, the one wished for and the one lived in, what holds is as strict as each', () => {
  fc.assert(
    fc.property(places, (of) => {
      const rules = rulesInForce(of);
      for (const place of placesOf(of)) {
        expect(isLooser(REGIONS[place], rules)).toBe(false);
        expect(isLooser(ofRealMoney(REGIONS[place]), ofRealMoney(rules))).toBe(false);
        expect(rules.minimumAge).toBeGreaterThanOrEqual(REGIONS[place].minimumAge);
      }
      expect(rules.currency).toBe(REGIONS[of.region].currency);
    }),
  );
});

test('no choice of region loosens what the place asks where somebody lives', () => {
  for (const residence of REGION_IDS)
    for (const region of REGION_IDS) {
      const rules = rulesInForce({ region, wishedRegion: null, residence });
      const home = rulesInForce({ region: residence, wishedRegion: null, residence });
      expect(home).toBe(REGIONS[residence]);
      expect(isLooser(home, rules)).toBe(false);
      expect(rules.minimumAge).toBeGreaterThanOrEqual(home.minimumAge);
    }
});

test('a rule binds by the place that asks for the most, of equals by the one chosen', () => {
  const of = { region: 'UA', wishedRegion: null, residence: 'EU' } as const;
  expect(rulesInForce(of)).toMatchObject({
    currency: 'UAH',
    minimumAge: 21,
    limitFirst: true,
    lossBonuses: false,
    autoplay: false,
    minimumCycleMs: { slots: 2_500, other: 5_000 },
    maximumStakeMinor: 250_00n,
  });
  const binding = (rule: keyof RegionPack) => bindingPlace(of, rule);
  expect(binding('minimumAge')).toBe('UA');
  expect(binding('lossBonuses')).toBe('UA');
  expect(binding('gameMoney')).toBe('UA');
  for (const rule of ['autoplay', 'minimumCycleMs', 'maximumStakeMinor', 'wageringMaximum'] as const)
    expect(binding(rule)).toBe('EU');
  expect(bindingPlace({ ...of, residence: null }, 'autoplay')).toBe('UA');
});

test('a place binds a rule only where its own pack asks for what holds', () => {
  const rules = ['minimumAge', 'limitFirst', 'autoplay', 'depositPrompt', 'lossBonuses'] as const;
  fc.assert(
    fc.property(places, fc.constantFrom(...rules), (of, rule) => {
      const place = bindingPlace(of, rule);
      expect(placesOf(of)).toContain(place);
      expect(REGIONS[place][rule]).toBe(rulesInForce(of)[rule]);
    }),
  );
});

test('a wish for a place of play money takes its rules on and keeps the currency', () => {
  const wish = (region: RulePlaces['region'], wishedRegion: RulePlaces['wishedRegion']) =>
    rulesInForce({ region, wishedRegion, residence: null });
  expect(wish('EU', 'KZ')).toMatchObject({
    ...{ gameMoney: 'play', currency: 'EUR' },
    minimumCycleMs: { slots: 2_500, other: 5_000 },
  });
  expect(wish('KZ', 'SL')).toMatchObject({ gameMoney: 'play', currency: 'KZT' });
  expect(wish('EU', null)).toBe(REGIONS.EU);
  expect(wish('EU', 'SL')).toBe(wish('EU', 'SL'));
});

test('a country lies in the region that opens accounts there, or in none', () => {
  expect(['UA', 'DE', 'KZ', 'SI', 'RO', 'US', ''].map(regionOfCountry)).toEqual([
    ...['UA', 'EU', 'KZ', 'SL', 'RC'],
    ...[null, null],
  ]);
});
