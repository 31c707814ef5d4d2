import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '../root.ts';
import type { StepResult, TestCounts, TimedTest } from './step.ts';

/** What a test tool reported: how many tests there were and how long each took. */
export type TestReport = Required<Pick<StepResult, 'tests' | 'times'>>;

interface VitestReport {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: {
    name: string;
    status: string;
    assertionResults: { fullName: string; duration?: number | null }[];
  }[];
}

/** Of Vitest's json report; a file that did not load is one failed test. */
export function readVitestReport(file: string): TestReport {
  const report = readReport<VitestReport>(file);
  const files = report.testResults ?? [];
  const broken = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    tests: {
      passed: report.numPassedTests ?? 0,
      failed: (report.numFailedTests ?? 0) + broken.length,
    },
    times: files.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${relative(ROOT, name)}: ${fullName}`,
        seconds: (duration ?? 0) / 1000,
      })),
    ),
  };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    title: string;
    tests: { projectName: string; results: { duration: number }[] }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats?: { expected?: number; unexpected?: number; flaky?: number };
}

/** Of Playwright's json report; a journey that passed only when repeated is not counted as passed. */
export function readPlaywrightReport(file: string): TestReport {
  const report = readReport<PlaywrightReport>(file);
  const { expected = 0, unexpected = 0, flaky = 0 } = report.stats ?? {};
  return { tests: { passed: expected, failed: unexpected + flaky }, times: timesOf(report) };
}

function timesOf({ suites = [], specs = [] }: PlaywrightSuite): TimedTest[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `e2e/${file}: ${title} (${projectName})`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...suites.flatMap(timesOf)];
}

/** Nothing of a tool that wrote no report. */
function readReport<T extends object>(file: string): Partial<T> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : {};
}

/** All tests together; a check that failed without naming a failed test counts as one, so that 0 means 0. */
export function sumTests(steps: readonly StepResult[]): TestCounts {
  const sum = { passed: 0, failed: 0 };
  for (const step of steps) {
    sum.passed += step.tests?.passed ?? 0;
    sum.failed += Math.max(step.tests?.failed ?? 0, step.ok ? 0 : 1);
  }
  return sum;
}

/** The slowest tests of all steps, slowest first. */
export function listSlowest(steps: readonly StepResult[], count: number): TimedTest[] {
  return steps
    .flatMap(({ times = [] }) => times)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count);
}
