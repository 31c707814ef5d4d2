import { reportFailure } from '../setup-error.ts';
import { findChange } from './change.ts';
import { runSteps, type FinishedStep } from './run-steps.ts';
import { listSteps } from './steps.ts';
import { listSlowest, sumTests } from './test-reports.ts';

const USAGE = 'usage: npm test [-- --static] [-- --changed] [-- --only=<name>,…] [-- --list]';
const SLOWEST = 10;

/** Every check and test of the repository, or what a change can break; the last line is `N passed, N failed`. */
async function main(): Promise<number> {
  const { only, staticOnly, changed, list } = readArguments(process.argv.slice(2));
  const steps = listSteps(changed ? findChange() : undefined).filter(
    (step) =>
      (!staticOnly || step.phase === 'static') && (!only || only.some((name) => step.name.startsWith(name))),
  );
  if (list || steps.length === 0) {
    console.log(
      `${USAGE}\n${listSteps()
        .map((step) => `  ${step.name}`)
        .join('\n')}`,
    );
    return list ? 0 : 1;
  }
  const interruption = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => interruption.abort());
  const startedAt = performance.now();
  const finished = await runSteps(steps, interruption.signal, report);
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
  const flags = ['--static', '--changed', '--list'];
  const known = args.every((arg) => flags.includes(arg) || arg.startsWith('--only='));
  return {
    only,
    staticOnly: args.includes('--static'),
    changed: args.includes('--changed'),
    list: args.includes('--list') || !known,
  };
}

function report(step: FinishedStep): void {
  const tests = step.tests ? `  ${step.tests.passed} passed, ${step.tests.failed} failed` : '';
  console.log(`${step.ok ? '✓' : '✗'} ${step.name} (${step.seconds.toFixed(1)} s)${tests}`);
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
  const { passed, failed } = sumTests(finished);
  console.log(`${passed} passed, ${failed} failed`);
}

process.exitCode = await main().catch(reportFailure);
