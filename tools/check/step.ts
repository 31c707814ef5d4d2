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
}

/** One check. Steps of a phase run side by side; a phase begins when the one before has ended. */
export interface Step {
  name: string;
  phase: 'static' | 'tests' | 'journeys';
  run(signal: AbortSignal): Promise<StepResult>;
}
