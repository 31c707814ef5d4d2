import type { Transfer } from '../ledger/index.ts';
import { MONEY_OF, type PayOutState } from './pay-out-state.ts';
import { toHouse, toPlayer } from './pay-out-transfers.ts';

/** Operations that put an end right which turns out to have been another one: the money is taken back, or given back. */
export type PayOutCorrection = 'pay-out-reclaim' | 'pay-out-revert';

interface Ended {
  /** All that left the player once, the fee in it. */
  readonly amountMinor: bigint;
  readonly feeMinor: bigint;
  /** Of one that arrived after its money had come back: how much of it is still with its player. */
  readonly owedMinor: bigint;
}

export interface Corrected {
  readonly transfers: Transfer[];
  readonly movedMinor: bigint;
  readonly owedMinor: bigint;
}

/** Takes back as much as there is of what is owed: what arrived first, the fee after it. The rest stays owed. */
export function takeBack({ feeMinor, owedMinor }: Ended, availableMinor: bigint): Corrected {
  const movedMinor = least(owedMinor, availableMinor);
  const arrived = least(movedMinor, mostOf(owedMinor - feeMinor));
  return {
    transfers: [
      ...some(arrived).map((each) => toHouse('payment-clearing', each)),
      ...some(movedMinor - arrived).map((each) => toHouse('pay-out-fees', each)),
    ],
    movedMinor,
    owedMinor: owedMinor - movedMinor,
  };
}

/** Gives back what an end that was none has cost its player, the fee with it; what was still owed is owed no more. */
export function giveBack({ amountMinor, feeMinor, owedMinor }: Ended): Corrected {
  const fee = mostOf(feeMinor - owedMinor);
  const movedMinor = amountMinor - owedMinor;
  return {
    transfers: [
      ...some(movedMinor - fee).map((each) => toPlayer('payment-clearing', each)),
      ...some(fee).map((each) => toPlayer('pay-out-fees', each)),
    ],
    movedMinor,
    owedMinor: 0n,
  };
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
const mostOf = (amountMinor: bigint): bigint => (amountMinor > 0n ? amountMinor : 0n);
const some = (amountMinor: bigint): bigint[] => (amountMinor > 0n ? [amountMinor] : []);

/** A pay-out as far as it tells whether two people have to say what became of it. */
interface Told {
  readonly state: PayOutState;
  readonly isContradicted: boolean;
  readonly owedMinor: bigint;
}

/** The fault of a pay-out that two people may put right; undefined where there is none. */
export type PayOutCase = 'silent' | 'on-its-way' | 'came-back' | 'arrived' | 'owed';

/**
 * `silent`, `on-its-way`: sent, and the provider says nothing, or what cannot be. `came-back`: it ended with its player, and the provider
 * says that it arrived; `arrived`: the other way round. `owed`: it arrived after its money had come back, which was not all there any more.
 */
export function caseOf({ state, isContradicted, owedMinor }: Told): PayOutCase | undefined {
  const place = MONEY_OF[state];
  if (state === 'UNKNOWN') return 'silent';
  if (isContradicted && place === 'pay-out-transit') return 'on-its-way';
  if (isContradicted && place === 'player') return 'came-back';
  if (isContradicted && place === 'paid') return 'arrived';
  return owedMinor > 0n ? 'owed' : undefined;
}
