import { ROOT } from '../root.ts';
import { runProgram } from '../run-program.ts';
import { buildOfficeIfChanged, buildWebIfChanged } from '../start/build-web.ts';
import { provideChromium } from '../testing/chromium.ts';
import type { Change } from './change.ts';
import { checkDependencyRules } from './dependency-rules.ts';
import { checkHygiene } from './hygiene.ts';
import { checkLint } from './lint.ts';
import { checkPlanted } from './planted.ts';
import { checkPromises } from './promises.ts';
import { runPlaywright } from './run-playwright.ts';
import { runVitest } from './run-vitest.ts';
import { weighScripts } from './script-weight.ts';
import { checkSizes } from './sizes.ts';
import { checkTableOwners } from './table-owners.ts';
import type { Step, StepResult } from './step.ts';
import { checkTypes } from './types.ts';

const MINUTE_MS = 60_000;
/** Steps that take longer hang. They are a few times what a step takes on two cores. */
const LIMITS = { static: 5 * MINUTE_MS, gate: 6 * MINUTE_MS, all: 30 * MINUTE_MS };

const CODE = /\.(ts|tsx|mts|mjs|js|json)$/;
const NO_PROSE = /^(?!docs\/(decisions\/|[^/]*\.md$)).*(?<!(^|\/)(README|CONTRIBUTING|STYLE)\.md)$/;

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
  return [
    ok('chromium', async (signal) => void (await chromium(signal))),
    {
      name: 'site build and its weight',
      phase: 'static',
      always: true,
      run: async (signal) => (await buildWebIfChanged(signal), weighScripts()),
    },
    { name: 'types', phase: 'static', inputs: CODE, run: checkTypes },
    { name: 'lint', phase: 'static', inputs: CODE, run: checkLint },
    { name: 'promises', phase: 'static', inputs: CODE, run: checkPromises },
    ok('office build', async (signal) => void (await buildOfficeIfChanged(signal))),
    { name: 'planted violations', phase: 'static', inputs: CODE, run: checkPlanted },
    program('unused code', CODE, ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints']),
    { name: 'dependency rules', phase: 'static', inputs: CODE, run: checkDependencyRules },
    program('format', undefined, ['node_modules/oxfmt/bin/oxfmt', '--list-different', '.']),
    { name: 'sizes', phase: 'static', run: checkSizes },
    { name: 'hygiene', phase: 'static', run: checkHygiene },
    { name: 'table owners', phase: 'static', run: async () => checkTableOwners() },
    ...tests(all, change?.since),
    ...(all ? allJourneys(chromium) : gateJourneys(change?.journeys ?? 'all', chromium)),
  ];
}

/** Each project of tests in a run of its own: modules are shared by the files of one, and by nothing else. */
function tests(all: boolean, since: string | undefined): Step[] {
  const projects = ['pure', 'render', 'render office', 'database'];
  const args = since === undefined ? [] : ['--changed', since, '--passWithNoTests'];
  return [...projects, ...(all ? ['slow', 'slow database'] : [])].map((project) => ({
    name: since === undefined ? `tests ${project}` : `tests ${project} since ${since}`,
    phase: 'tests',
    inputs: NO_PROSE,
    run: (signal) =>
      runVitest({ project, args, secondTry: !all, timeoutMs: all ? LIMITS.all : LIMITS.gate }, signal),
  }));
}

type Chromium = (signal: AbortSignal) => Promise<string>;

/** Journeys that cross the whole house, tagged `@gate`; of a change that touches journeys alone, those whole. */
function gateJourneys(wanted: Change['journeys'], chromium: Chromium): Step[] {
  if (wanted.length === 0) return [];
  const [name, args] = wanted === 'all' ? ['journeys', ['gate']] : ['journeys changed', ['all', ...wanted]];
  return [journeys(name, args, LIMITS.gate, chromium)];
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
  const run = async (signal: AbortSignal): Promise<StepResult> => {
    const { code, output } = await runProgram({
      command: process.execPath,
      args,
      cwd: ROOT,
      signal,
      timeoutMs: LIMITS.static,
    });
    return { ok: code === 0, output: typeof code === 'string' ? `${output}\n(${code})` : output };
  };
  return { name, phase: 'static', ...(inputs && { inputs }), run };
}
