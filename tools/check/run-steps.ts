import { availableParallelism } from 'node:os';
import type { Memory } from './passed.ts';
import type { Step, StepResult } from './step.ts';

const PHASES = ['static', 'tests', 'journeys'] as const;
/** Journeys have a house of their own, and its clock: nothing runs beside them. */
const SIDE_BY_SIDE = { static: Math.max(2, availableParallelism()), tests: 2, journeys: 1 };

export interface FinishedStep extends StepResult {
  name: string;
  seconds: number;
  /** It passed before on the same files and was not run. */
  remembered: boolean;
}

export interface RunOptions {
  memory: Memory;
  signal: AbortSignal;
  report: (finished: FinishedStep) => void;
  /** Goes on after a step has failed. Otherwise the static steps end, and nothing else begins. */
  keepGoing: boolean;
}

/** Runs the steps, phase by phase. Static steps all run even when one fails: they are short, and say everything that is wrong. */
export async function runSteps(steps: readonly Step[], options: RunOptions): Promise<FinishedStep[]> {
  const finished: FinishedStep[] = [];
  const hasFailed = () => !options.keepGoing && finished.some((step) => !step.ok);
  for (const phase of PHASES) {
    if (hasFailed()) break;
    const queue = steps.filter((step) => step.phase === phase);
    const worker = async () => {
      for (let step = queue.shift(); step && !options.signal.aborted; step = queue.shift()) {
        const result = await runStep(step, options);
        finished.push(result);
        options.report(result);
        if (phase !== 'static' && hasFailed()) return;
      }
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE[phase] }, worker));
  }
  return finished;
}

async function runStep(step: Step, { memory, signal }: RunOptions): Promise<FinishedStep> {
  const startedAt = performance.now();
  const before = memory.find(step);
  const result =
    before ?? (await step.run(signal).catch((error: unknown) => ({ ok: false, output: describe(error) })));
  if (!before && !signal.aborted) memory.keep(step, result);
  const seconds = (performance.now() - startedAt) / 1000;
  return { ...result, name: step.name, seconds, remembered: before !== undefined };
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'SetupError' ? error.message : (error.stack ?? error.message);
}
