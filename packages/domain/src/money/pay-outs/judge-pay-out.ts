import type { LoopSource, Owed } from './closed-loop.ts';
import { owedElsewhere } from './closed-loop.ts';
import type { NameMatch } from './owner-name.ts';
import type { MethodState, PayOutKind } from './pay-out-methods.ts';
import type { PayOutTerms } from './pay-out-terms.ts';

/** All that decides over a pay-out, as it is under the player's lock; amounts in its currency. */
export interface PayOutFacts {
  readonly amountMinor: bigint;
  readonly terms: PayOutTerms;
  /** Asked for in the last 24 hours and not given back. */
  readonly dayMinor: bigint;
  /** Deposited and staked since the last pay-out that was not given back. */
  readonly depositedMinor: bigint;
  readonly stakedMinor: bigint;
  /** The player has stopped, or was stopped: they cannot stake what is missing, so nobody asks them to. */
  readonly isStopped: boolean;
  readonly hasTaxNumber: boolean;
  /** Another account has given the same number. */
  readonly isTaxShared: boolean;
  readonly sources: readonly LoopSource[];
  /** Sources that the player gave up or lost: nothing can go back there. */
  readonly goneMarks: readonly string[];
  readonly method: {
    readonly kind: PayOutKind;
    readonly state: MethodState;
    readonly mark: string;
    readonly name: NameMatch;
    readonly provenMs: number;
    /** Another account has shown the same one. */
    readonly isShared: boolean;
  };
  readonly isClosed: boolean;
  /** The player owes money of a deposit that was taken back. */
  readonly hasDebt: boolean;
  /** A question about who the player is waits for somebody of the house. */
  readonly isAskedAbout: boolean;
}

/** Why a pay-out is not taken; the player can do something about each. */
export type PayOutAgainst =
  | { readonly reason: 'debt' }
  | { readonly reason: 'method_not_proven' | 'method_kind' | 'tax_number' | 'name_differs' }
  | { readonly reason: 'day_maximum' | 'turnover'; readonly leftMinor: bigint }
  | { readonly reason: 'other_method_first'; readonly owed: Owed };

/** What of a deposit has not been staked yet as often as it has to be. */
export function turnoverLeft({
  terms,
  depositedMinor,
  stakedMinor,
}: Pick<PayOutFacts, 'terms' | 'depositedMinor' | 'stakedMinor'>): bigint {
  const needed = depositedMinor * BigInt(terms.turnoverTimes);
  return needed > stakedMinor ? needed - stakedMinor : 0n;
}

/** How much more may be asked for in the day. */
export const dayLeft = ({ terms, dayMinor }: Pick<PayOutFacts, 'terms' | 'dayMinor'>): bigint =>
  terms.dayMaximumMinor > dayMinor ? terms.dayMaximumMinor - dayMinor : 0n;

/** Judges what a person of the house is not needed for. Bounds of one amount and the balance are looked at before. */
export function judgePayOut(facts: PayOutFacts): PayOutAgainst | undefined {
  const { method, terms, dayMinor, amountMinor } = facts;
  if (facts.hasDebt) return { reason: 'debt' };
  if (method.state !== 'PROVEN') return { reason: 'method_not_proven' };
  if (!terms.kinds.includes(method.kind)) return { reason: 'method_kind' };
  if (method.name === 'differs') return { reason: 'name_differs' };
  if (terms.taxNumber && !facts.hasTaxNumber) return { reason: 'tax_number' };
  if (dayMinor + amountMinor > terms.dayMaximumMinor)
    return { reason: 'day_maximum', leftMinor: dayLeft(facts) };
  const owed = owedElsewhere(facts.sources, method.mark);
  if (owed && !facts.goneMarks.includes(owed.mark)) return { reason: 'other_method_first', owed };
  const leftMinor = turnoverLeft(facts);
  return leftMinor > 0n && !facts.isStopped ? { reason: 'turnover', leftMinor } : undefined;
}
