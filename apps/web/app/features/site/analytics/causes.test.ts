import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ANALYTICS_OF_UI, EVENT_NAMES } from '@croupier/contract/site/analytics';
import { expect, test } from 'vitest';

const APP = join(import.meta.dirname, '../../..');

/** The names that code tells, each with the files that do. */
function toldNames(): Map<string, string[]> {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' });
  const told = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(APP, file), 'utf8').matchAll(/\btell\(\s*'(\w+)'/g)].map(([, name]) => ({
        name: name!,
        file,
      })),
    );
  return new Map(
    [...Map.groupBy(told, ({ name }) => name)].map(([name, all]) => [name, all.map((one) => one.file)]),
  );
}

test('every event is told by a cause of its own', () => {
  const derived = new Set<string>(Object.values(ANALYTICS_OF_UI));
  const due = EVENT_NAMES.filter((name) => !derived.has(name));
  expect([...toldNames().keys()].sort()).toEqual([...due].sort());
});
