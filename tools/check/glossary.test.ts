import { expect, test } from 'vitest';
import { checkGlossary, findGlossaryFaults } from './glossary.ts';

const table = (...words: string[]): string =>
  ['| Word | Meaning here |', '|---|---|', ...words.map((word) => `| ${word} | What it is. |`)].join('\n');

test('words in their places are right', () => {
  expect(findGlossaryFaults(table('account', 'entry (round)', 'entry (shared draw)', 'GGR'))).toEqual([]);
});

test('a word with two meanings is found', () => {
  expect(findGlossaryFaults(table('beacon', 'Beacon'))).toEqual([
    'docs/glossary.md: beacon has two meanings',
  ]);
});

test('a word out of its place is found', () => {
  expect(findGlossaryFaults(table('gift', 'free spins'))).toEqual([
    'docs/glossary.md: free spins stands after gift',
  ]);
});

test('those of the repository are', () => {
  expect(checkGlossary()).toEqual([]);
});
