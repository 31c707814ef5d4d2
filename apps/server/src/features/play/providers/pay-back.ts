import type { HouseAccount } from '@croupier/domain/money/ledger';
import type { BonusPart } from '@croupier/domain/play/providers';
import { partsByFate, type PaidParts, type PurseParts } from '@croupier/domain/rewards/purses';
import type { Tx } from '../../../platform/database.ts';
import { mustPost, type PostInput } from '../../money/ledger/feature.ts';
import { regainLoss } from '../../people/play-rules/feature.ts';
import { forfeitWin, lockActive, lockKnownGrant, saveWagerLeft } from '../../rewards/purses/feature.ts';
import type { RoundRow } from './provider-rounds-store.ts';
import { transfersOf } from './wallet-answer.ts';

/** Money that comes back to the purse of a round: a win, or a stake that is undone. */
export interface Payment extends Pick<PostInput, 'key' | 'operation' | 'reference' | 'requestId'> {
  readonly round: RoundRow;
  readonly from: HouseAccount;
  /** As the stakes were made of. */
  readonly parts: PurseParts;
  /** What is taken back of the wagering; the bonus that has ended meanwhile keeps it. */
  readonly progressMinor: bigint;
}

export interface Paid {
  readonly paid: PaidParts;
  /** What of it was bonus money; null for a round without. */
  readonly bonus: BonusPart | null;
}

/**
 * Pays it: own money to the account it came from, the bonus part where its bonus went meanwhile. What is forfeited goes into
 * the bonus account by this post and out of it by another, so that both stand in the books. Seat, bonus, accounts: in this order.
 */
export async function payBack(tx: Tx, payment: Payment): Promise<Paid> {
  const { round, parts, from, key, operation, reference, requestId } = payment;
  const { playerId, currency, kind } = round;
  const purse = await lockPurse(tx, round);
  const paid = purse ? partsByFate(parts, purse.grant.state) : { ...parts, forfeitedMinor: 0n };
  // What was given costs the player nothing, so its win gives back no loss.
  if (from !== 'promotions') await regainLoss(tx, playerId, { currency, kind, ownMinor: paid.realMinor });
  const moved = { realMinor: paid.realMinor, bonusMinor: paid.bonusMinor + paid.forfeitedMinor };
  await mustPost(tx, {
    ...{ playerId, currency, key, operation },
    transfers: transfersOf(kind, moved).map(({ account, amountMinor }) => ({
      ...{ from: { owner: 'house', name: from }, to: account, amountMinor },
    })),
    ...(reference !== undefined && { reference }),
    ...(requestId !== undefined && { requestId }),
  });
  if (!purse) return { paid, bonus: null };
  const { grant, wagerLeftMinor } = purse;
  if (paid.forfeitedMinor > 0n) await forfeitWin(tx, grant, { amountMinor: paid.forfeitedMinor, round: key });
  const progressMinor = wagerLeftMinor === undefined ? 0n : payment.progressMinor;
  if (wagerLeftMinor !== undefined && progressMinor > 0n)
    await saveWagerLeft(tx, grant, wagerLeftMinor + progressMinor);
  const { bonusMinor, forfeitedMinor } = paid;
  return { paid, bonus: { grantId: grant.id, bonusMinor, forfeitedMinor, progressMinor } };
}

/** The bonus of a round as it is now, under the lock of the seat. `wagerLeftMinor`: while it is active. */
async function lockPurse(tx: Tx, { playerId, bonus }: RoundRow) {
  if (!bonus) return undefined;
  const active = await lockActive(tx, playerId);
  if (active?.grant.id === bonus.grantId) return active;
  return { grant: await lockKnownGrant(tx, playerId, bonus.grantId), wagerLeftMinor: undefined };
}
