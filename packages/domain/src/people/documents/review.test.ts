import { expect, test } from 'vitest';
import type { RegionId } from '../../site/regions/index.ts';
import { DOCUMENT_KIND_NAMES, holdsNames, isFormWhole, loosensResidence, needsFourEyes } from './index.ts';

const at = (region: RegionId) => ({ region, wishedRegion: null, residence: null });

test('names are free until a document is sent in, and after it was rejected', () => {
  expect(holdsNames([])).toBe(false);
  expect(holdsNames([{ state: 'draft' }, { state: 'rejected' }])).toBe(false);
  for (const state of ['pending', 'approved', 'expired'] as const)
    expect(holdsNames([{ state: 'rejected' }, { state }])).toBe(true);
});

test('who somebody is takes two people where the region has it so', () => {
  expect(needsFourEyes(at('EU'), 'passport')).toBe(true);
  expect(needsFourEyes(at('EU'), 'utility-bill')).toBe(false);
  expect(DOCUMENT_KIND_NAMES.some((kind) => needsFourEyes(at('UA'), kind))).toBe(false);
});

test('it does so in each of a player’s places: another one that is chosen changes nothing', () => {
  expect(needsFourEyes({ ...at('SL'), residence: 'EU' }, 'passport')).toBe(true);
  expect(needsFourEyes({ ...at('SL'), wishedRegion: 'EU' }, 'passport')).toBe(true);
});

test('to live where rules are looser takes two people, unless other places hold them all the same', () => {
  const bill = (country: string | null) => ({ kind: 'utility-bill', country }) as const;
  const lives = (residence: RegionId, region: RegionId) => ({ ...at(region), residence });
  expect(loosensResidence(lives('EU', 'SL'), bill('SI'))).toBe(true);
  expect(loosensResidence(lives('UA', 'SL'), bill('US'))).toBe(true);
  expect(loosensResidence(lives('EU', 'SL'), bill('AT'))).toBe(false);
  expect(loosensResidence(lives('EU', 'EU'), bill('SI'))).toBe(false);
  expect(loosensResidence(at('SL'), bill('DE'))).toBe(false);
  expect(loosensResidence(lives('EU', 'SL'), bill(null))).toBe(false);
  expect(loosensResidence(lives('EU', 'SL'), { kind: 'passport', country: 'SI' })).toBe(false);
});

test('a document is held against a name and a birth date, a bank card is not', () => {
  const whole = { firstName: 'Iryna', lastName: 'Koval', birthday: '1990-02-03' };
  expect(isFormWhole('passport', whole)).toBe(true);
  for (const field of ['firstName', 'lastName', 'birthday'] as const)
    expect(isFormWhole('utility-bill', { ...whole, [field]: null })).toBe(false);
  expect(isFormWhole('card-photo', { ...whole, birthday: null })).toBe(true);
});
