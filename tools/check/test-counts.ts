import { existsSync, readFileSync } from 'node:fs';
import type { StepResult, TestCounts } from './step.ts';

/** Counts of Vitest's json report; a file that did not load is one failed test. */
export function readVitestCounts(file: string): TestCounts {
  const report = readReport(file);
  const broken = (report.testResults ?? []).filter(
    (suite: { status: string; assertionResults: unknown[] }) =>
      suite.status === 'failed' && suite.assertionResults.length === 0,
  );
  return { passed: report.numPassedTests ?? 0, failed: (report.numFailedTests ?? 0) + broken.length };
}

/** Counts of Playwright's json report; a journey that passed only when repeated is not counted as passed. */
export function readPlaywrightCounts(file: string): TestCounts {
  const { expected = 0, unexpected = 0, flaky = 0 } = readReport(file).stats ?? {};
  return { passed: expected, failed: unexpected + flaky };
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- two tools' reports, read by field
function readReport(file: string): any {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
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
