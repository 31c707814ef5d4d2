import type { ParSheet } from '../maths/par-sheet.ts';
import type { Simulation } from './simulate-spins.ts';

/** The simulation beside the exact figures: how far the mean lies off, in standard errors of that many rounds. */
export interface Comparison {
  /** Half width of the 95 % interval around the exact return. */
  readonly margin: number;
  readonly standardErrors: number;
  readonly inside: boolean;
}

/** Holds a simulation against the exact return, by the exact standard deviation. */
export function compareWithExact(simulation: Simulation, sheet: ParSheet): Comparison {
  const standardError = sheet.sigmaStakes / Math.sqrt(simulation.rounds);
  const standardErrors = (simulation.rtp - sheet.rtp) / standardError;
  return { margin: Z_95 * standardError, standardErrors, inside: Math.abs(standardErrors) <= Z_95 };
}

const Z_95 = 1.959964;

/** Lines of text: how often rounds won in each range of stakes, simulated and exact. */
export function histogramLines(simulation: Simulation, sheet: ParSheet, stakeUnits: number): string[] {
  const rows = RANGES.map((from, index) => {
    const start = Math.ceil(from * stakeUnits);
    const end = Math.ceil((RANGES[index + 1] ?? Infinity) * stakeUnits);
    const exact = sum(sheet.distribution.subarray(start, end));
    const simulated = sum(simulation.roundsByUnits.subarray(start, end)) / simulation.rounds;
    return { label: labelOf(index), exact, simulated };
  });
  return [
    `${'win, stakes'.padEnd(14)}${'simulated'.padStart(18)}${'exact'.padStart(18)}`,
    ...rows
      .filter(({ exact, simulated }) => exact > 0 || simulated > 0)
      .map(({ label, exact, simulated }) =>
        [
          label.padEnd(14),
          oneIn(simulated).padStart(18),
          oneIn(exact).padStart(18),
          '  ',
          bar(simulated),
        ].join(''),
      ),
  ];
}

/** Lower ends of the ranges in stakes; the second one starts just above nothing. */
const RANGES = [0, 1e-9, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000];

function labelOf(index: number): string {
  if (index === 0) return 'nothing';
  const [from, to] = [index === 1 ? 0 : RANGES[index], RANGES[index + 1]];
  return to === undefined ? `${from} and more` : `${from} to ${to}`;
}

function oneIn(probability: number): string {
  if (probability === 0) return 'never';
  return probability >= 0.1 ? `${(probability * 100).toFixed(3)} %` : `1 in ${(1 / probability).toFixed(1)}`;
}

/** Twelve orders of magnitude do not fit a straight scale: each mark is a factor of about 1.8. */
function bar(probability: number): string {
  return probability === 0 ? '' : '█'.repeat(Math.max(1, Math.round(32 + 4 * Math.log10(probability))));
}

function sum(values: Float64Array): number {
  return values.reduce((total, value) => total + value, 0);
}
