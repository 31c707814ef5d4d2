import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SEALED_THINGS } from './sealed-things.ts';

test('has every column whose name says that it is sealed', () => {
  const schema = readFileSync(join(import.meta.dirname, '../schema.sql'), 'utf8');
  const sealed = [...schema.matchAll(/^CREATE TABLE (\w+) \(\n([^;]*)\);/gm)].flatMap(([, table, columns]) =>
    [...columns!.matchAll(/^ {2}(\w*(?:seal|secret)\w*) bytea/gm)].map(([, column]) => `${table}.${column}`),
  );
  const kept = SEALED_THINGS.map(({ table, column }) => `${table}.${column}`);
  expect(sealed.length).toBeGreaterThan(8);
  expect(sealed.filter((each) => !kept.includes(each))).toEqual([]);
});
