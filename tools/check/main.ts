import { reportFailure } from '../setup-error.ts';
import { findChange } from './change.ts';
import { openMemory } from './passed.ts';
import { runSteps, type FinishedStep } from './run-steps.ts';
import type { StepResult, TestCounts, TimedTest } from './step.ts';
import { listSteps } from './steps.ts';

const USAGE =
  'usage: npm test [-- --all] [-- --static] [-- --changed] [-- --only=<name>,…] [-- --again] [-- --list]';
const SLOWEST = 10;

/** The checks and tests that decide whether a change lands, or all there are; the last line is `N passed, N failed`. */
async function main(): Promise<number> {
  const { only, staticOnly, changed, all, again, list, known } = readArguments(process.argv.slice(2));
  const steps = listSteps({ all, ...(changed && { change: findChange() }) }).filter(
    (step) =>
      (!staticOnly || step.phase === 'static') && (!only || only.some((name) => step.name.startsWith(name))),
  );
  if (list || steps.length === 0) {
    console.log(
      `${USAGE}\n${listSteps({ all: true })
        .map((step) => `  ${step.name}`)
        .join('\n')}`,
    );
    return list && known ? 0 : 1;
  }
  const interruption = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => interruption.abort());
  const startedAt = performance.now();
  const memory = again ? { ...openMemory(), find: () => undefined } : openMemory();
  const finished = await runSteps(steps, { memory, signal: interruption.signal, report, keepGoing: all });
  if (interruption.signal.aborted) {
    console.log('\ninterrupted');
    return 130;
  }
  summarise(finished, (performance.now() - startedAt) / 1000);
  return finished.every((step) => step.ok) ? 0 : 1;
}

function readArguments(args: string[]) {
  const only = args
    .find((arg) => arg.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',');
  const flags = ['--static', '--changed', '--all', '--again', '--list'];
  const known = args.every((arg) => flags.includes(arg) || arg.startsWith('--only='));
  return {
    only,
    staticOnly: args.includes('--static'),
    changed: args.includes('--changed'),
    all: args.includes('--all'),
    again: args.includes('--again'),
    list: args.includes('--list') || !known,
    known,
  };
}

function report(step: FinishedStep): void {
  const tests = step.tests ? `  ${step.tests.passed} passed, ${step.tests.failed} failed` : '';
  const took = step.remembered ? 'passed before, nothing differs' : `${step.seconds.toFixed(1)} s`;
  console.log(`${step.ok ? '✓' : '✗'} ${step.name} (${took})${tests}`);
  for (const warning of step.warnings ?? []) console.log(`    ${warning}`);
  if (!step.ok) console.log(`${step.output.trimEnd()}\n`);
}

function summarise(finished: FinishedStep[], seconds: number): void {
  const slowest = listSlowest(finished, SLOWEST);
  if (slowest.length > 0) console.log('\nthe slowest tests:');
  for (const { name, seconds: took } of slowest) console.log(`${took.toFixed(1).padStart(7)} s  ${name}`);
  const failing = finished.filter((step) => !step.ok);
  console.log(
    `\n${finished.length - failing.length} of ${finished.length} checks hold (${seconds.toFixed(0)} s)`,
  );
  for (const step of failing) console.log(`✗ ${step.name}`);
  const flaky = finished.flatMap((step) => step.flaky ?? []);
  for (const name of flaky) console.log(`flaky: ${name}`);
  console.log(`${flaky.length} flaky`);
  const { passed, failed } = sumTests(finished);
  console.log(`${passed} passed, ${failed} failed`);
}

/** All tests together; a check that failed without naming a failed test counts as one, so that 0 means 0. */
function sumTests(steps: readonly StepResult[]): TestCounts {
  const sum = { passed: 0, failed: 0 };
  for (const step of steps) {
    sum.passed += step.tests?.passed ?? 0;
    sum.failed += Math.max(step.tests?.failed ?? 0, step.ok ? 0 : 1);
  }
  return sum;
}

function listSlowest(steps: readonly StepResult[], count: number): TimedTest[] {
  return steps
    .flatMap(({ times = [] }) => times)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count);
}

process.exitCode = await main().catch(reportFailure);
