import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { VARIABLES } from './environment.ts';

const README = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');
const CONFIGURE = README.slice(README.indexOf('## Configure it'), README.indexOf('## Read on'));

test('an operator reads of every variable in the README', () => {
  const unsaid = Object.keys(VARIABLES).filter((name) => !CONFIGURE.includes(`\`${name}\``));
  expect(unsaid).toEqual([]);
});

test('no row of the README names a variable that nobody reads', () => {
  const rows = CONFIGURE.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) => row.split('|')[1]!.match(/[A-Z][A-Z0-9_]+/g) ?? []);
  expect(named.filter((name) => !(name in VARIABLES))).toEqual([]);
});
