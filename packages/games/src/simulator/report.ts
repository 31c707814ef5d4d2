import type { DeclaredSheet } from '../maths/declare.ts';
import type { Simulation } from './simulate-spins.ts';

/** The simulation beside what is declared: how far the mean lies off, in standard errors of that many rounds. */
export interface Comparison {
  /** Half width of the 95 % interval around the declared return. */
  readonly margin: number;
  readonly standardErrors: number;
  readonly inside: boolean;
}

const Z_95 = 1.959964;

/**
 * Holds a simulation against the declared return, by the declared standard deviation. A return that was simulated itself
 * adds its own error.
 */
export function compareWithDeclared(
  simulation: Simulation,
  sheet: Pick<DeclaredSheet, 'rtp' | 'sigmaStakes'> & Partial<Pick<DeclaredSheet, 'rtpMargin'>>,
): Comparison {
  const own = sheet.sigmaStakes / Math.sqrt(simulation.rounds);
  const standardError = Math.hypot(own, (sheet.rtpMargin ?? 0) / Z_95);
  const standardErrors = (simulation.rtp - sheet.rtp) / standardError;
  return { margin: Z_95 * standardError, standardErrors, inside: Math.abs(standardErrors) <= Z_95 };
}

/** Lines of text: how often rounds won in each range of stakes, simulated and declared. */
export function histogramLines(
  simulation: Simulation,
  sheet: Pick<DeclaredSheet, 'atLeast'>,
  stakeUnits: number,
): string[] {
  return [
    `${'win, stakes'.padEnd(16)}${'simulated'.padStart(18)}${'declared'.padStart(18)}`,
    ...rangesOf(sheet.atLeast).map(({ label, fromStakes, toStakes, declared }) => {
      const from = fromStakes === 0 ? 1 : Math.ceil(fromStakes * stakeUnits);
      const to = Math.ceil(toStakes * stakeUnits);
      const rounds = sum(simulation.roundsByUnits.subarray(fromStakes < 0 ? 0 : from, Math.max(1, to)));
      const simulated = rounds / simulation.rounds;
      const figures = [simulated, declared].map((probability) => oneIn(probability).padStart(18));
      return `${label.padEnd(16)}${figures.join('')}  ${bar(simulated)}`.trimEnd();
    }),
  ];
}

/** From one declared number of stakes to the next; below them all, nothing, which is from −1 to 0 here. */
function rangesOf(atLeast: DeclaredSheet['atLeast']) {
  const ranges = atLeast.map(({ stakes, probability }, index) => {
    const next = atLeast[index + 1];
    return {
      label: next ? `${stakes === 0 ? 'above 0' : stakes} to ${next.stakes}` : `${stakes} and more`,
      fromStakes: stakes,
      toStakes: next?.stakes ?? Infinity,
      // Differences of rounded figures may be a hair below nothing.
      declared: Math.max(0, probability - (next?.probability ?? 0)),
    };
  });
  const nothing = {
    label: 'nothing',
    fromStakes: -1,
    toStakes: 0,
    declared: 1 - (atLeast[0]?.probability ?? 0),
  };
  return [nothing, ...ranges];
}

function oneIn(probability: number): string {
  if (probability < 1e-11) return 'never';
  return probability >= 0.1 ? `${(probability * 100).toFixed(3)} %` : `1 in ${(1 / probability).toFixed(1)}`;
}

/** Twelve orders of magnitude do not fit a straight scale: each mark is a factor of about 1.8. */
function bar(probability: number): string {
  return probability === 0 ? '' : '█'.repeat(Math.max(1, Math.round(32 + 4 * Math.log10(probability))));
}

function sum(values: Float64Array): number {
  return values.reduce((total, value) => total + value, 0);
}
