import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { FEATURE_LEVELS } from '../../.dependency-cruiser.mjs';
import { ROOT } from '../root.ts';

const architecture = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');

test('the table of levels has every feature of the server, at the level it is held to', () => {
  const told = [...architecture.matchAll(/^\| (\d) \| ([a-z, -]+) \|/gm)].flatMap(([, level, features]) =>
    features!.split(', ').map((feature) => `${level} ${feature}`),
  );
  const folders = globSync('apps/server/src/features/*/*/', { cwd: ROOT }).map((folder) => basename(folder));
  const held = FEATURE_LEVELS.flatMap((features, index) =>
    features.filter((feature) => folders.includes(feature)).map((feature) => `${index + 1} ${feature}`),
  );
  expect(told.sort()).toEqual(held.sort());
});
