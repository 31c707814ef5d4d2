import type { PayOutPreview } from '@croupier/contract/money/pay-outs';
import { parseAmountMinor, type Currency } from '@croupier/domain/money/amounts';
import type { Balance } from '@croupier/domain/money/ledger';
import { judgePayOut, payOutExpectedAt, payOutFee } from '@croupier/domain/money/pay-outs';
import type { Queryable } from '../../../platform/database.ts';
import { findActiveBonus } from '../../rewards/purses/feature.ts';
import { factsOf, type Standing } from './gather-facts.ts';
import { againstView } from './pay-outs-view.ts';

/** What is asked, and what there is. */
interface PreviewQuery {
  readonly playerId: bigint;
  readonly currency: Currency;
  readonly amountMinor?: string;
  readonly methodId?: string;
  readonly held: readonly Balance[];
  readonly now: Date;
}

/** What an amount would come to, before anybody asks for it; null where none was named. */
export async function previewPayOut(
  db: Queryable,
  standing: Standing,
  { playerId, currency, held, now, methodId, ...query }: PreviewQuery,
): Promise<PayOutPreview | null> {
  const amountMinor = query.amountMinor === undefined ? undefined : parseAmountMinor(query.amountMinor);
  if (amountMinor === undefined) return null;
  const method = standing.methods.find(({ id }) => id === methodId);
  const feeMinor = payOutFee(standing.terms, { amountMinor, usedBefore: standing.used.count });
  const against = method && judgePayOut(await factsOf(db, standing, { amountMinor, method, now }));
  return {
    amountMinor: String(amountMinor),
    feeMinor: String(feeMinor),
    receivedMinor: String(amountMinor - feeMinor),
    expectedAt: payOutExpectedAt('PENDING', method?.kind ?? 'iban', now)!.toISOString(),
    leftMinor: String(heldIn(held, currency, 'real') - amountMinor),
    against: against ? againstView(against, standing) : null,
    bonus: await bonusOf(db, { playerId, currency, held }),
  };
}

/** How much there is of one kind; of a currency that they never had there is none. */
export const heldIn = (held: readonly Balance[], currency: Currency, kind: Balance['kind']): bigint =>
  held.find((each) => each.kind === kind && each.currency === currency)?.amountMinor ?? 0n;

/** The bonus that is played at this moment: a pay-out leaves all of it, or by its terms ends it. */
async function bonusOf(
  db: Queryable,
  { playerId, currency, held }: Pick<PreviewQuery, 'playerId' | 'currency' | 'held'>,
): Promise<PayOutPreview['bonus']> {
  const bonus = await findActiveBonus(db, playerId);
  if (bonus?.currency !== currency) return null;
  const { id, withdrawal, wagerLeftMinor, expiresAt } = bonus;
  return { id, withdrawal, wagerLeftMinor, expiresAt, bonusMinor: String(heldIn(held, currency, 'bonus')) };
}
