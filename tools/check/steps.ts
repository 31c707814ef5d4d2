import { availableParallelism } from 'node:os';
import { matchesGlob } from 'node:path';
import { APART } from '../../e2e/apart.ts';
import { buildOfficeIfChanged, buildWebIfChanged } from '../start/build-web.ts';
import { provideChromium } from '../testing/chromium.ts';
import type { Change } from './change.ts';
import { checkDependencyRules } from './dependency-rules.ts';
import { checkHygiene } from './hygiene.ts';
import { checkLint } from './lint.ts';
import { checkOxlint } from './oxlint.ts';
import { checkPlanted } from './planted.ts';
import { runNode } from './run-node.ts';
import { runPlaywright } from './run-playwright.ts';
import { runVitest } from './run-vitest.ts';
import { weighScripts } from './script-weight.ts';
import { checkSizes } from './sizes.ts';
import { checkTableOwners } from './table-owners.ts';
import type { Step } from './step.ts';
import { checkTypes, writeRouteTypes } from './types.ts';

const MINUTE_MS = 60_000;
/** Tests of which no file ends for so long hang. One of the gate has at most a minute a test; what is slow by itself takes longer. */
const SILENT = { gate: 3 * MINUTE_MS, all: 15 * MINUTE_MS };
/** Journeys that take longer hang. It is a few times what they take on two cores. */
const LIMITS = { gate: 6 * MINUTE_MS, all: 30 * MINUTE_MS };

/** What compilers and linters read, which do not look whether an imported picture or sheet is there. */
const CODE = /\.(ts|tsx|mts|mjs|js|json)$/;
/** All but prose, which nothing reads but its own checks. */
const NO_PROSE = /^(?!docs\/(decisions\/|[^/]*\.md$)).*(?<!(^|\/)(README|CONTRIBUTING|STYLE)\.md)$/;
/** Pure tests hold some of it against the code: the settings in README, the wallet's wire, glossary and decisions. */
const NO_UNREAD_PROSE =
  /^(?!docs\/(?!(glossary|wallet-api)\.md$)[^/]*\.md$|.+\/README\.md$|(CONTRIBUTING|STYLE)\.md$)/;

/** The journeys of everything run in so many portions, each remembered when it passed. */
const PORTIONS = 6;

export interface Wanted {
  /** Only what this can break of tests and journeys. */
  change?: Change | undefined;
  /** Also what the gate leaves out, and no second try. */
  all: boolean;
}

/** Every check there is, long ones of a phase first. */
export function listSteps({ change, all }: Wanted): Step[] {
  const chromium = lazy(provideChromium);
  const routeTypes = lazy(writeRouteTypes);
  const typed = (check: Step['run']) => async (signal: AbortSignal) => {
    const written = await routeTypes(signal);
    return written.ok ? check(signal) : written;
  };
  return [
    ok('chromium', async (signal) => void (await chromium(signal))),
    {
      name: 'site build and its weight',
      phase: 'static',
      always: true,
      run: async (signal) => (await buildWebIfChanged(signal), weighScripts()),
    },
    { name: 'types', phase: 'static', inputs: CODE, run: typed(checkTypes) },
    { name: 'lint', phase: 'static', inputs: CODE, run: checkLint },
    { name: 'promises and hooks', phase: 'static', inputs: CODE, run: typed(checkOxlint) },
    ok('office build', async (signal) => void (await buildOfficeIfChanged(signal))),
    { name: 'planted violations', phase: 'static', inputs: CODE, run: checkPlanted },
    program('unused code', NO_PROSE, ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints']),
    { name: 'dependency rules', phase: 'static', inputs: NO_PROSE, run: checkDependencyRules },
    program('format', undefined, ['node_modules/oxfmt/bin/oxfmt', '--list-different', '.']),
    { name: 'sizes', phase: 'static', run: checkSizes },
    { name: 'hygiene', phase: 'static', run: checkHygiene },
    { name: 'table owners', phase: 'static', run: async () => checkTableOwners() },
    ...tests(all, change?.since),
    ...(all ? allJourneys(chromium) : gateJourneys(change?.journeys ?? 'all', chromium)),
  ];
}

/**
 * Each project of tests in a run of its own: modules are shared by the files of one, and by nothing else. Two run side by side. Those
 * that need the database wait for it a fifth of their time: beside them, on half of the processors, the others run one after the other.
 */
function tests(all: boolean, since: string | undefined): Step[] {
  const projects = ['database', 'pure', 'render', 'render office'];
  const changed = since === undefined ? [] : ['--changed', since, '--passWithNoTests'];
  const half = `--maxWorkers=${Math.max(1, Math.floor(availableParallelism() / 2))}`;
  return [...projects, ...(all ? ['slow', 'slow database'] : [])].map((project) => ({
    name: since === undefined ? `tests ${project}` : `tests ${project} since ${since}`,
    phase: 'tests',
    inputs: project === 'pure' ? NO_UNREAD_PROSE : NO_PROSE,
    run: (signal) => {
      const args = project.endsWith('database') ? changed : [...changed, half];
      return runVitest({ project, args, secondTry: !all, silentMs: all ? SILENT.all : SILENT.gate }, signal);
    },
  }));
}

type Chromium = (signal: AbortSignal) => Promise<string>;

/** Journeys that cross the whole house, tagged `@gate`; of a change that touches journeys alone, those whole. */
function gateJourneys(wanted: Change['journeys'], chromium: Chromium): Step[] {
  if (wanted === 'all') return [journeys('journeys', ['gate'], LIMITS.gate, chromium)];
  const apart = wanted.filter((file) => APART.some((pattern) => matchesGlob(file, pattern)));
  const together = wanted.filter((file) => !apart.includes(file));
  return Object.entries({ all: together, apart })
    .filter(([, files]) => files.length > 0)
    .map(([which, files]) =>
      // What passed is remembered by the name, so the name says which.
      journeys(`journeys ${files.join(' ')}`, [which, ...files], LIMITS.all, chromium),
    );
}

function allJourneys(chromium: Chromium): Step[] {
  const portions = Array.from({ length: PORTIONS }, (_, at) => `${at + 1}/${PORTIONS}`);
  return [
    ...portions.map((portion) =>
      journeys(`journeys ${portion}`, ['all', `--shard=${portion}`], LIMITS.all, chromium),
    ),
    journeys('journeys apart', ['apart'], LIMITS.all, chromium),
  ];
}

/** @param args which journeys (see e2e/playwright.config.ts), then arguments of Playwright */
function journeys(name: string, [which, ...args]: string[], timeoutMs: number, chromium: Chromium): Step {
  const run = async (signal: AbortSignal) => {
    const env = { CHROMIUM_PATH: await chromium(signal), JOURNEYS: which };
    return runPlaywright({ args, env, timeoutMs }, signal);
  };
  return { name, phase: 'journeys', inputs: NO_PROSE, run };
}

function lazy<T>(work: (signal: AbortSignal) => Promise<T>): (signal: AbortSignal) => Promise<T> {
  let result: Promise<T> | undefined;
  return (signal) => (result ??= work(signal));
}

/** What brings something up; it looks for itself whether that is there. */
function ok(name: string, work: (signal: AbortSignal) => Promise<void>): Step {
  const run = async (signal: AbortSignal) => (await work(signal), { ok: true, output: '' });
  return { name, phase: 'static', always: true, run };
}

function program(name: string, inputs: RegExp | undefined, args: string[]): Step {
  return { name, phase: 'static', ...(inputs && { inputs }), run: (signal) => runNode(args, signal) };
}
