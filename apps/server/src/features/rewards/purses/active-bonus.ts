import type { ActiveBonus } from '@croupier/contract/people/players';
import type { Queryable } from '../../../platform/database.ts';
import { findActive } from './grants-store.ts';
import { textOf } from './stored-terms.ts';

/** What the player is told of the bonus that is active; null without one. */
export async function findActiveBonus(db: Queryable, playerId: bigint): Promise<ActiveBonus | null> {
  const grant = await findActive(db, playerId);
  if (!grant) return null;
  const { id, wagerMinor, wagerLeftMinor, expiresAt, terms } = grant;
  return {
    ...{ id, currency: terms.currency, order: terms.order, source: terms.source ?? 'ALL' },
    withdrawal: terms.withdrawal ?? 'keeps',
    ...{ wagerMinor: String(wagerMinor), wagerLeftMinor: String(wagerLeftMinor) },
    maximumStakeMinor: textOf(terms.maximumStakeMinor),
    maximumConversionMinor: textOf(terms.maximumConversionMinor),
    expiresAt: expiresAt?.toISOString() ?? null,
    contributions: terms.contributions,
    otherContribution: terms.otherContribution,
  };
}
