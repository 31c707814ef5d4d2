export interface TestCounts {
  passed: number;
  failed: number;
}

export interface TimedTest {
  name: string;
  seconds: number;
}

export interface StepResult {
  ok: boolean;
  /** Shown when the step failed. */
  output: string;
  /** Shown always, one line each: what is worth a look but breaks nothing. */
  warnings?: string[];
  tests?: TestCounts;
  times?: TimedTest[];
  /** Names of tests that failed and passed when they were tried once more. */
  flaky?: string[];
}

/**
 * One check. Static steps run side by side, tests and journeys one after the other; a phase begins when the one before has
 * ended.
 */
export interface Step {
  name: string;
  phase: 'static' | 'tests' | 'journeys';
  /** The files that decide its result, as paths from the root; without it, all files. */
  inputs?: RegExp;
  /** It runs each time: what it brings up may be gone though no input changed. */
  always?: boolean;
  run(signal: AbortSignal): Promise<StepResult>;
}
