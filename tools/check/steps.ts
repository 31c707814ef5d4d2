import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT } from '../root.ts';
import { runProgram } from '../run-program.ts';
import { buildOfficeIfChanged, buildWebIfChanged } from '../start/build-web.ts';
import { provideChromium } from '../testing/chromium.ts';
import type { Change } from './change.ts';
import { checkDependencyRules } from './dependency-rules.ts';
import { checkHygiene } from './hygiene.ts';
import { checkLint } from './lint.ts';
import { checkPlanted } from './planted.ts';
import { weighScripts } from './script-weight.ts';
import { checkSizes } from './sizes.ts';
import { checkTableOwners } from './table-owners.ts';
import type { Step, StepResult } from './step.ts';
import { readPlaywrightReport, readVitestReport } from './test-reports.ts';

/** Against what hangs, and nothing else: on no machine is a step so slow. */
const STEP_TIMEOUT_MS = 45 * 60_000;
const VITEST_REPORT = join(ROOT, 'var/vitest-report.json');
const PLAYWRIGHT_REPORT = join(ROOT, 'var/e2e-report.json');

/** Every check there is, long ones of a phase first; of tests and journeys only what a change can break, where one is given. */
export function listSteps(change?: Change): Step[] {
  const chromium = lazy(provideChromium);
  return [
    ok('chromium', async (signal) => void (await chromium(signal))),
    {
      name: 'site build and its weight',
      phase: 'static',
      run: async (signal) => (await buildWebIfChanged(signal), weighScripts()),
    },
    ok('office build', async (signal) => void (await buildOfficeIfChanged(signal))),
    { name: 'lint', phase: 'static', run: checkLint },
    ...listTypescriptProjects().map(typecheck),
    { name: 'dependency rules', phase: 'static', run: checkDependencyRules },
    { name: 'planted violations', phase: 'static', run: checkPlanted },
    program('unused code', ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints']),
    program('format', [
      'node_modules/prettier/bin/prettier.cjs',
      '--check',
      '--cache',
      '--log-level=warn',
      '.',
    ]),
    { name: 'sizes', phase: 'static', run: checkSizes },
    { name: 'hygiene', phase: 'static', run: checkHygiene },
    { name: 'table owners', phase: 'static', run: async () => checkTableOwners() },
    { name: 'tests', phase: 'tests', run: (signal) => runVitest(change?.since, signal) },
    ...journeys(change?.journeys ?? 'all', chromium),
  ];
}

function journeys(wanted: Change['journeys'], chromium: (signal: AbortSignal) => Promise<string>): Step[] {
  const files = wanted === 'all' ? [] : wanted;
  const run = async (signal: AbortSignal) => runPlaywright(await chromium(signal), files, signal);
  return wanted.length > 0 ? [{ name: 'journeys', phase: 'journeys', run }] : [];
}

function lazy<T>(work: (signal: AbortSignal) => Promise<T>): (signal: AbortSignal) => Promise<T> {
  let result: Promise<T> | undefined;
  return (signal) => (result ??= work(signal));
}

function ok(name: string, work: (signal: AbortSignal) => Promise<void>): Step {
  return { name, phase: 'static', run: async (signal) => (await work(signal), { ok: true, output: '' }) };
}

function program(name: string, args: string[], cwd = ROOT): Step {
  return { name, phase: 'static', run: (signal) => runNode(args, signal, cwd) };
}

async function runNode(
  args: string[],
  signal: AbortSignal,
  cwd = ROOT,
  env: NodeJS.ProcessEnv = {},
): Promise<StepResult> {
  const { code, output } = await runProgram({
    command: process.execPath,
    args,
    cwd,
    env,
    signal,
    timeoutMs: STEP_TIMEOUT_MS,
  });
  return { ok: code === 0, output: typeof code === 'string' ? `${output}\n(${code})` : output };
}

/**
 * The projects of types, as paths from the root. A package that runs anywhere has two: `tsconfig.json`, what an editor reads,
 * with its tests and programs, and `tsconfig.product.json`, what ships, without the types of Node.
 */
function listTypescriptProjects(): string[] {
  const workspaces = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(ROOT, parent)).map((name) => join(parent, name)),
  );
  return ['.', 'e2e', ...workspaces]
    .flatMap((folder) => ['tsconfig.json', 'tsconfig.product.json'].map((file) => join(folder, file)))
    .filter((path) => existsSync(join(ROOT, path)));
}

function typecheck(project: string): Step {
  const [folder, file] = [dirname(project), basename(project)];
  const shown = folder === '.' ? 'tools' : folder;
  const name = `types ${shown}${file === 'tsconfig.json' ? '' : ', what ships'}`;
  const tsc = [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', file];
  const cwd = join(ROOT, folder);
  if (folder !== 'apps/web') return program(name, tsc, cwd);
  const typegen = [join(ROOT, 'node_modules/@react-router/dev/bin.cjs'), 'typegen'];
  const run = async (signal: AbortSignal) => {
    const generated = await runNode(typegen, signal, cwd);
    return generated.ok ? runNode(tsc, signal, cwd) : generated;
  };
  return { name, phase: 'static', run };
}

async function runVitest(since: string | undefined, signal: AbortSignal): Promise<StepResult> {
  rmSync(VITEST_REPORT, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...reporters];
  if (since !== undefined) args.push('--changed', since, '--passWithNoTests');
  const result = await runNode(args, signal, ROOT, { NO_COLOR: '1' });
  return { ...result, ...readVitestReport(VITEST_REPORT) };
}

async function runPlaywright(
  chromium: string,
  files: readonly string[],
  signal: AbortSignal,
): Promise<StepResult> {
  rmSync(PLAYWRIGHT_REPORT, { force: true });
  const args = [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', ...files];
  const env = { CHROMIUM_PATH: chromium, NO_COLOR: '1' };
  const result = await runNode(args, signal, join(ROOT, 'e2e'), env);
  return { ...result, ...readPlaywrightReport(PLAYWRIGHT_REPORT) };
}
