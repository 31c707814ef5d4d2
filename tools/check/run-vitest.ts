import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../root.ts';
import { runProgram } from '../run-program.ts';
import type { StepResult } from './step.ts';
import type { FileReport } from './vitest-reporter.ts';

/** More files than these failed together: that is a fault, and no second try hides it. */
const TRIED_AGAIN_AT_MOST = 5;

export interface VitestRun {
  /** Name of the project in the configuration. */
  project: string;
  /** Further arguments of `vitest run`. */
  args?: readonly string[];
  /** A run of which no file ends for so long stands still: it is ended, and what it was at has failed. A slow one goes on. */
  silentMs: number;
  /** Whether a file that failed is tried once more, in a process of its own. */
  secondTry: boolean;
  /** Where the configuration is, when it is not the repository's own. */
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** The file that the report is written to. */
  lines?: string;
}

interface Try {
  code: number | string;
  output: string;
  files: Map<string, FileReport>;
}

/**
 * Runs a project of tests. Where `secondTry` is set, the files that failed or hung, and those that did not come to their turn,
 * are run once more, apart: a test that then passes is flaky, one that fails again has failed.
 */
export async function runVitest(run: VitestRun, signal: AbortSignal): Promise<StepResult> {
  const first = await tryOnce(run, [], signal);
  const failed = [...first.files.values()].filter(({ state }) => state === 'failed' || state === 'running');
  const unmet = [...first.files.values()].filter(({ state }) => state !== 'passed');
  const mayTryAgain = run.secondTry && unmet.length > 0 && failed.length <= TRIED_AGAIN_AT_MOST;
  if (!mayTryAgain || signal.aborted) return resultOf(first, []);
  const second = await tryOnce(
    run,
    unmet.map(({ file }) => join(ROOT, file)),
    signal,
  );
  const flaky = failed.flatMap((file) => flakyIn(file, second.files.get(file.file)));
  const result = resultOf({ ...second, files: new Map([...first.files, ...second.files]) }, flaky);
  // Without what went wrong the first time nobody finds the cause.
  return flaky.length > 0 ? { ...result, warnings: faultsIn(first) } : result;
}

/** Longer than any run is. */
const LONGEST_MS = 60 * 60_000;
const MOST_LINES = 60;

/** The faults that Vitest tells of at the end of its output; of a run that was ended, by what. */
function faultsIn({ code, output }: Try): string[] {
  if (typeof code === 'string') return [`the first run was ended: ${code}`];
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const from = lines.findIndex((line) => /Failed (Suites|Tests)|Unhandled/.test(line));
  return from < 0 ? lines.slice(-MOST_LINES) : lines.slice(from, from + MOST_LINES);
}

async function tryOnce(run: VitestRun, files: readonly string[], signal: AbortSignal): Promise<Try> {
  const lines = run.lines ?? join(ROOT, 'var/tests', `${run.project.replaceAll(' ', '-')}.jsonl`);
  mkdirSync(dirname(lines), { recursive: true });
  rmSync(lines, { force: true });
  const { code, output } = await runProgram({
    command: process.execPath,
    args: [
      join(ROOT, 'node_modules/vitest/vitest.mjs'),
      // A test left alone by `.only` would let all others of its file pass unseen.
      ...['run', '--project', run.project, '--reporter=default', '--allowOnly=false'],
      `--reporter=${join(ROOT, 'tools/check/vitest-reporter.ts')}`,
      ...(run.args ?? []),
      ...files,
    ],
    cwd: run.cwd ?? ROOT,
    env: { NO_COLOR: '1', VITEST_LINES: lines, ...run.env },
    timeoutMs: LONGEST_MS,
    silentMs: run.silentMs,
    signal,
  });
  const reports = existsSync(lines)
    ? readFileSync(lines, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as FileReport)
    : [];
  return { code, output, files: new Map(reports.map((report) => [report.file, report])) };
}

/** The tests that failed at first and passed in the second try; the file itself where it hung or did not load. */
function flakyIn(first: FileReport, second: FileReport | undefined): string[] {
  if (second?.state !== 'passed') return [];
  const failed = first.tests.filter(({ state }) => state === 'failed');
  return failed.length > 0 ? failed.map(({ name }) => `${first.file}: ${name}`) : [`${first.file}: the file`];
}

function resultOf({ code, output, files }: Try, flaky: string[]): StepResult {
  const reports = [...files.values()];
  const tests = reports.flatMap((report) => report.tests.map((test) => ({ ...test, file: report.file })));
  const unmet = reports.filter(({ state }) => state !== 'passed');
  const broken = unmet.filter((report) => !report.tests.some(({ state }) => state === 'failed'));
  const hung = unmet.filter(({ state }) => state === 'running').map(({ file }) => `did not end: ${file}`);
  return {
    ok: code === 0 && unmet.length === 0,
    output: [output, ...hung, ...(typeof code === 'string' ? [`(${code})`] : [])].join('\n'),
    tests: {
      passed: tests.filter(({ state }) => state === 'passed').length,
      failed: tests.filter(({ state }) => state === 'failed').length + broken.length,
    },
    times: tests.map(({ file, name, seconds }) => ({ name: `${file}: ${name}`, seconds })),
    flaky,
  };
}
