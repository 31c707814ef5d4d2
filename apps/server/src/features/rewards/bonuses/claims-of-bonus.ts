import { areSpins, bonusMoney, type BonusMoney, type BonusTerms } from '@croupier/domain/rewards/bonuses';
import type { OfferOver } from '@croupier/domain/rewards/programmes';
import { BUDGET, RECEIVERS, type Wish } from '../programmes/feature.ts';
import type { BonusVersion } from './bonus-parts.ts';
import type { LivingBonus } from './bonus-store.ts';

/** A share of something scarce, and why the bonus is over where nothing of it is left. */
export type BonusClaim = Wish & { readonly over: OfferOver };

/** Activations by a shared code. */
export const CODE = (code: string): string => `code ${code}`;

/** Lists what an activation takes of what is scarce over all players. */
export function claimsOf(bonus: LivingBonus, { id: programmeId, programme }: BonusVersion): BonusClaim[] {
  const { playerId, id: key, currency } = bonus;
  const { caps, terms } = programme;
  const of = { programmeId, key, playerId };
  const wishes: BonusClaim[] = [];
  const { codes } = terms;
  if (codes?.kind === 'shared' && codes.uses !== undefined)
    wishes.push({ ...of, what: CODE(codes.code!), cap: BigInt(codes.uses), over: 'others' });
  if (caps.receivers !== undefined)
    wishes.push({ ...of, what: RECEIVERS, cap: BigInt(caps.receivers), over: 'full' });
  const budget = caps.budget?.[currency];
  const amount = worthOf(bonus, terms);
  if (budget !== undefined)
    wishes.push({ ...of, what: BUDGET(currency), cap: BigInt(budget), amount, over: 'budget' });
  return wishes;
}

/** The amount that a bonus takes of its budget: its money, or its rounds at their stake. */
export function worthOf(bonus: LivingBonus, terms: BonusTerms): bigint {
  const { spins } = terms;
  if (spins) return BigInt(spins.stake[bonus.currency] ?? 0) * BigInt(spins.rounds);
  return moneyOf(bonus, terms)?.amountMinor ?? 0n;
}

/** The money of a bonus; undefined for rounds, and before it is known. */
export const moneyOf = (bonus: LivingBonus, terms: BonusTerms): BonusMoney | undefined =>
  areSpins(terms) ? undefined : bonusMoney(terms, bonus.currency, bonus.depositMinor);
