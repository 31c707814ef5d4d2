/** Digits of an exact figure that hold on every machine: the Fourier transform behind some of them errs by about 10⁻¹⁰. */
const EXACT_DIGITS = 9;

/** An exact figure with the digits that hold. */
export function exactDigits(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(EXACT_DIGITS));
}

/**
 * A probability that was counted in so many simulated rounds, with the digits that its standard error leaves: what
 * came 20 times in 10⁸ rounds has one.
 */
export function simulatedDigits(probability: number, rounds: number): number {
  if (probability <= 0 || probability >= 1) return probability;
  const relativeError = Math.sqrt((1 - probability) / (probability * rounds));
  return Number(probability.toPrecision(Math.max(1, Math.round(-Math.log10(relativeError)))));
}
