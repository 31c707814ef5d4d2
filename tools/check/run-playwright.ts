import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { runProgram } from '../run-program.ts';
import type { StepResult, TimedTest } from './step.ts';

export interface PlaywrightRun {
  /** Arguments of `playwright test`. */
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** A run that takes longer hangs, and is ended. */
  timeoutMs: number;
  /** Where the configuration is, when it is not that of the journeys. */
  cwd?: string;
  /** The file that the report is written to. */
  report?: string;
}

interface Suite {
  suites?: Suite[];
  specs?: {
    file: string;
    title: string;
    tests: { projectName: string; status: string; results: { duration: number }[] }[];
  }[];
}

interface Report extends Suite {
  stats?: { expected?: number; unexpected?: number; flaky?: number };
}

/** Runs journeys. One that passed when it was tried again has passed, and is named as flaky. */
export async function runPlaywright(run: PlaywrightRun, signal: AbortSignal): Promise<StepResult> {
  const file = run.report ?? join(ROOT, 'var/e2e-report.json');
  rmSync(file, { force: true });
  const { code, output } = await runProgram({
    command: process.execPath,
    args: [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', '--forbid-only', ...run.args],
    cwd: run.cwd ?? join(ROOT, 'e2e'),
    env: { NO_COLOR: '1', E2E_REPORT: file, ...run.env },
    timeoutMs: run.timeoutMs,
    signal,
  });
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : {};
  const { expected = 0, unexpected = 0, flaky = 0 } = report.stats ?? {};
  const journeys = journeysOf(report);
  return {
    ok: code === 0,
    output: typeof code === 'string' ? `${output}\n(${code})` : output,
    tests: { passed: expected + flaky, failed: unexpected },
    times: journeys,
    flaky: journeys.filter(({ status }) => status === 'flaky').map(({ name }) => name),
  };
}

function journeysOf({ suites = [], specs = [] }: Suite): (TimedTest & { status: string })[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `e2e/${file}: ${title} (${projectName})`,
      status,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...suites.flatMap(journeysOf)];
}
