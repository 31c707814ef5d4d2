import { availableParallelism } from 'node:os';
import type { Step, StepResult } from './step.ts';

const PHASES = ['static', 'tests', 'journeys'] as const;

export interface FinishedStep extends StepResult {
  name: string;
  seconds: number;
}

/** Runs every step even when one fails: a run says everything that is wrong. */
export async function runSteps(
  steps: readonly Step[],
  signal: AbortSignal,
  report: (finished: FinishedStep) => void,
): Promise<FinishedStep[]> {
  const finished: FinishedStep[] = [];
  for (const phase of PHASES) {
    const queue = steps.filter((step) => step.phase === phase);
    const worker = async () => {
      for (let step = queue.shift(); step && !signal.aborted; step = queue.shift()) {
        const result = await runStep(step, signal);
        finished.push(result);
        report(result);
      }
    };
    await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
  }
  return finished;
}

async function runStep(step: Step, signal: AbortSignal): Promise<FinishedStep> {
  const startedAt = performance.now();
  const result = await step.run(signal).catch((error: unknown) => ({ ok: false, output: describe(error) }));
  return { ...result, name: step.name, seconds: (performance.now() - startedAt) / 1000 };
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'SetupError' ? error.message : (error.stack ?? error.message);
}
