import { owedElsewhere } from './closed-loop.ts';
import { turnoverLeft, type PayOutFacts } from './judge-pay-out.ts';

/** Why somebody of the house looks at a pay-out before it is sent. No player hears of these. */
export const REVIEW_REASONS = [
  'amount',
  'day_amount',
  'method_new',
  'method_shared',
  'method_changed',
  'tax_shared',
  'name_alike',
  'turnover_open',
  'closed_loop',
  'account_closed',
  'asked_about',
  'held_by_person',
] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];

/** A method that was shown less than this long ago is looked at: who has taken an account over comes with a new one. */
const METHOD_KNOWN_AFTER_MS = 24 * 3_600_000;

/** Whatever is not as it has to be for a pay-out to be sent without a look; nothing where all of it is. */
export function reasonsForReview(facts: PayOutFacts): ReviewReason[] {
  const { method, terms, amountMinor, dayMinor } = facts;
  const against: Readonly<Record<Exclude<ReviewReason, 'held_by_person'>, boolean>> = {
    amount: amountMinor > terms.automaticUpToMinor,
    day_amount: dayMinor + amountMinor > terms.automaticUpToMinor,
    method_new: method.provenMs < METHOD_KNOWN_AFTER_MS,
    method_shared: method.isShared,
    method_changed: method.state !== 'PROVEN' || !terms.kinds.includes(method.kind),
    tax_shared: facts.isTaxShared,
    name_alike: method.name !== 'same',
    turnover_open: turnoverLeft(facts) > 0n,
    closed_loop: owedElsewhere(facts.sources, method.mark) !== undefined,
    account_closed: facts.isClosed,
    asked_about: facts.isAskedAbout,
  };
  return REVIEW_REASONS.filter((reason) => reason !== 'held_by_person' && against[reason]);
}

/** While one of these holds nobody says yes, and nothing is sent: the money is held. */
export const HOLDING_REASONS = ['account_closed', 'asked_about'] as const satisfies readonly ReviewReason[];

export const isHeld = (reasons: readonly ReviewReason[]): boolean =>
  HOLDING_REASONS.some((reason) => reasons.includes(reason));

/** Why one was turned down, as its player is told; the words are those of their language. */
export const REJECT_REASONS = ['not_yours', 'documents', 'rules', 'bank', 'other'] as const;
export type PayOutRejectReason = (typeof REJECT_REASONS)[number];
