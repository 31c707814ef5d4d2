import { Counter, Gauge, Histogram, Registry } from 'prom-client';

type Labels = Readonly<Record<string, string>>;

/** What a feature counts and measures, under names of its own; Prometheus reads them beside the platform's. */
export interface Meters {
  /** @returns counts one more, under these labels */
  counter(name: string, help: string, labels?: readonly string[]): (of?: Labels) => void;
  /** @param buckets their upper ends, ascending. @returns observes one more */
  histogram(name: string, help: string, buckets: readonly number[]): (value: number) => void;
  /** A series for each that is there whenever it is read. */
  gauge<L extends string>(
    name: string,
    help: string,
    labels: readonly L[],
    list: () => Promise<readonly { readonly of: Readonly<Record<L, string>>; readonly value: number }[]>,
  ): void;
}

export function createMeters(registry = new Registry()): Meters {
  const registers = [registry];
  return {
    counter: (name, help, labels = []) => {
      const counter = new Counter({ name, help, labelNames: [...labels], registers });
      return (of = {}) => counter.inc(of);
    },
    histogram: (name, help, buckets) => {
      const histogram = new Histogram({ name, help, buckets: [...buckets], registers });
      return (value) => histogram.observe(value);
    },
    gauge: (name, help, labels, list) => {
      new Gauge({
        name,
        help,
        labelNames: [...labels],
        registers,
        async collect() {
          const series = await list();
          this.reset();
          for (const { of, value } of series) this.set(of, value);
        },
      });
    },
  };
}
