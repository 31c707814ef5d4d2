import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { APART } from '../../e2e/apart.ts';
import configuration from '../../vitest.config.ts';
import { ROOT } from '../root.ts';
import { listSteps } from './steps.ts';
import { listTrackedFiles } from './tracked-files.ts';

const files = listTrackedFiles();
const all = listSteps({ all: true });
const { forceRerunTriggers = [], projects = [] } = configuration.test ?? {};

const isIn = (file: string, patterns: readonly string[] = []) =>
  patterns.some((pattern) => matchesGlob(file, pattern));

interface Project {
  name: string;
  include: string[];
  exclude: string[];
}
const kinds = (projects as { test: Project }[]).map(({ test }) => test);
const projectsOf = (file: string) =>
  kinds.filter(({ include, exclude }) => isIn(file, include) && !isIn(file, exclude)).map(({ name }) => name);

/** Named like a test, be it by an ending that nothing looks for; what is planted fails on purpose. */
const tests = files.filter(
  (file) => /\.(tests?|spec|slow|db)\.\w+$/.test(file) && !file.startsWith('tools/planted/'),
);
const journeys = tests.filter((file) => file.startsWith('e2e/'));

describe('every test', () => {
  it('is in one project', () => {
    const astray = tests.filter((file) => !journeys.includes(file) && projectsOf(file).length !== 1);
    expect(tests.length).toBeGreaterThan(journeys.length);
    expect(astray).toEqual([]);
  });

  it('runs, as each project has its step', () => {
    const ran = all.filter(({ phase }) => phase === 'tests').map(({ name }) => name);
    expect(ran.sort()).toEqual(kinds.map(({ name }) => `tests ${name}`).sort());
  });

  it('is a journey with the ending that Playwright looks for when it is under e2e', () => {
    expect(journeys.filter((file) => !file.endsWith('.spec.ts'))).toEqual([]);
    expect(APART.filter((pattern) => !journeys.some((file) => matchesGlob(file, pattern)))).toEqual([]);
  });
});

describe('prose that a test reads', () => {
  const PROSE = /['"`](?:\.\.\/)*((?:docs\/[\w/-]+|[A-Z]+)\.md)['"`]/g;
  const checks = files.filter((file) => /^tools\/check\/[^/]*(?<!\.test)\.ts$/.test(file));
  const read = [...tests, ...checks].flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(PROSE)].map(([, prose]) => ({
      prose: prose!,
      // What the checks read is read again by the tests of the checks.
      step: `tests ${projectsOf(file)[0] ?? 'pure'}`,
    })),
  );

  it('is an input of its step', () => {
    const missed = read.filter(({ prose, step }) => {
      const { inputs } = all.find(({ name }) => name === step)!;
      return inputs && !inputs.test(prose);
    });
    expect(read.map(({ prose }) => prose)).toContain('docs/wallet-api.md');
    expect(missed).toEqual([]);
  });

  it('makes all tests run after a change', () => {
    expect(read.filter(({ prose }) => !isIn(join(ROOT, prose), forceRerunTriggers))).toEqual([]);
  });
});

it.each([
  'apps/server/content/all/menus/rail.yaml',
  'apps/server/content/all/pages/bonuses/en.md',
  'apps/server/schema.sql',
  'apps/web/app/pages/room.module.css',
  'docs/words/kk.md',
  'tools/testing/test-cluster.ts',
])('%s is read by tests and journeys, and a change of it makes all of them run', (file) => {
  const unread = all.filter(({ phase, inputs }) => phase !== 'static' && !inputs?.test(file));
  expect(files).toContain(file);
  expect(unread).toEqual([]);
  expect(isIn(join(ROOT, file), forceRerunTriggers)).toBe(true);
});

describe('journeys that changed', () => {
  const named = (files: string[]) =>
    listSteps({ all: false, change: { since: 'HEAD', journeys: files } })
      .filter(({ phase }) => phase === 'journeys')
      .map(({ name }) => name);

  it('run apart when that is how they run, and are remembered by what they are', () => {
    expect(named(['journeys/slice.spec.ts', 'banners/banners.spec.ts', 'lobby/lobby.spec.ts'])).toEqual([
      'journeys journeys/slice.spec.ts lobby/lobby.spec.ts',
      'journeys banners/banners.spec.ts',
    ]);
    expect(named([])).toEqual([]);
  });
});
