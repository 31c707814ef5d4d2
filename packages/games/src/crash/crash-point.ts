import type { Draw } from '../fair/draw.ts';
import { createFairStream } from '../fair/fair-stream.ts';
import type { CrashDefinition } from './definition.ts';

/**
 * Where a flight ends, in hundredths: at least 100, at most the maximum, which means that nothing broke. Two draws
 * of 2²⁶ make a whole number u below N = 2⁵²; the end is ⌊returnPerMille ÷ 10 · N ÷ (u + 1)⌋. It is m or more for
 * exactly ⌊returnPerMille ÷ 10 · N ÷ m⌋ of the N numbers: see `chanceToReach`.
 */
export function crashPointOf(definition: CrashDefinition, draw: Draw): number {
  const high = BigInt(draw.below(HALF, 'flight'));
  const low = BigInt(draw.below(HALF, 'flight'));
  const place = high * BigInt(HALF) + low + 1n;
  const end = (BigInt(definition.returnPerMille) * FLIGHTS) / (10n * place);
  const maximum = BigInt(maximumCentiOf(definition));
  return Number(end < 100n ? 100n : end > maximum ? maximum : end);
}

/**
 * Where a flight that players share ends. Its stream depends on nothing that anyone could still change when bets are
 * taken: a seed of a chain committed to beforehand (`fair/seed-chain.ts`), a public seed fixed after that commitment,
 * and the flight's number. The bets do not take part, or the house could choose among ends by adding one.
 */
export function sharedCrashPoint(
  definition: CrashDefinition,
  { serverSeed, publicSeed, flight }: { serverSeed: string; publicSeed: string; flight: number },
): number {
  const inputs = { serverSeed, clientSeed: publicSeed, nonce: flight, domain: definition.id };
  return crashPointOf(definition, createFairStream(inputs));
}

/** P(the flight reaches `centi`), for 101 to the maximum: returnPerMille ÷ 10 ÷ centi but for less than 2⁻⁵². */
export function chanceToReach(definition: CrashDefinition, centi: number): number {
  const flights = (BigInt(definition.returnPerMille) * FLIGHTS) / (10n * BigInt(centi));
  return Number(flights) / Number(FLIGHTS);
}

/** The highest multiplier, in hundredths. */
export function maximumCentiOf(definition: CrashDefinition): number {
  return definition.maximumWinStakes * 100;
}

const HALF = 2 ** 26;
const FLIGHTS = 2n ** 52n;
