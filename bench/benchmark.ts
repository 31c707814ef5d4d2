export interface BenchmarkOptions {
  /** Interleaved rounds: each runs every variant once, so that a noisy minute hits all of them. */
  rounds: number;
  /** How long one variant is measured in one round. */
  secondsPerRound: number;
  /** Whether --seconds was given: a benchmark may have a length of its own otherwise. */
  secondsGiven: boolean;
  /** A number that was given as `--name=`; for what a benchmark alone has an option for. */
  given(name: string): number | undefined;
  log(line: string): void;
}

export interface BenchmarkResult {
  /** Printed as a table; the keys are the columns. */
  rows: Record<string, string | number>[];
  /** What matters, printed as one JSON line after the benchmark's name with --json. */
  json: Record<string, unknown>;
}

/** What a file in this folder exports as `benchmark`. */
export interface Benchmark {
  name: string;
  /** One sentence for the list. */
  about: string;
  /** Too long to be run with all the others. */
  onlyNamed?: boolean;
  run(options: BenchmarkOptions): Promise<BenchmarkResult>;
}

/** The middle value; the mean of the two middle ones of an even number. NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle) - 1] ?? NaN)) / 2;
}

/** Three significant figures: more would be noise. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3));
}

/**
 * Runs all variants in turn, round by round, in an order that changes, and gives each one's measurements.
 * @param measure answers one number of one variant, e.g. requests per second
 */
export async function interleave<V extends string>(
  variants: readonly V[],
  rounds: number,
  measure: (variant: V) => Promise<number>,
): Promise<Record<V, number[]>> {
  const measured = Object.fromEntries(variants.map((variant) => [variant, [] as number[]])) as Record<
    V,
    number[]
  >;
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? variants : [...variants].reverse();
    for (const variant of order) measured[variant].push(await measure(variant));
  }
  return measured;
}
