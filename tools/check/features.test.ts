import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import { derivedFiles, writeDerivedFiles } from './derived-from-features.ts';
import { describedIn, levelsOf, listFeatures } from './features.ts';

if (process.env['UPDATE_GENERATED'] === '1') writeDerivedFiles();

test.each(Object.entries(derivedFiles()))('%s follows from what features say of themselves', (file, text) => {
  expect(readFileSync(join(ROOT, file), 'utf8')).toBe(text);
});

test('no table has two owners, and no feature two folders', () => {
  const features = listFeatures();
  const owned = features.flatMap(({ owns }) => owns);
  expect(new Set(owned).size).toBe(owned.length);
  expect(new Set(features.map(({ name }) => name)).size).toBe(features.length);
});

test('reads a description from its text', () => {
  const text = `export const GIFTS = feature({ name: 'gifts', level: 6, about: 'given', owns: ['gift_grant'], books: () => [] });`;
  expect(describedIn('features/rewards/gifts/feature.ts', text)).toEqual({
    folder: 'features/rewards/gifts',
    ...{ name: 'gifts', level: 6, about: 'given', owns: ['gift_grant'], reads: [], writes: [] },
    ...{ constant: 'GIFTS', hasBooks: true, hasKinds: false, hasSealed: false },
  });
  expect(levelsOf([{ name: 'gifts', level: 2 }])).toEqual([[], ['gifts']]);
});

test('refuses a door that describes another folder, or none', () => {
  const text = `export const GIFTS = feature({ name: 'gifts', level: 6, about: 'given' });`;
  expect(() => describedIn('features/rewards/wheel/feature.ts', text)).toThrow('must describe its folder');
  expect(() => describedIn('features/rewards/wheel/feature.ts', 'export {};')).toThrow();
});
