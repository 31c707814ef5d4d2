import { canonicalPromo, type PromoRefusal } from '@croupier/domain/rewards/promo-codes';
import type { Tx } from '../../../platform/database.ts';
import { bringPromo, redeemPromo } from '../../rewards/promo-codes/feature.ts';
import { openAccount, type NewAccount } from './open-account.ts';

/**
 * Opens an account, and redeems its code with it where it brings one, or keeps it until the account is answered; where the code is not
 * taken there is no account.
 * @returns the player's id as `openAccount` does, or why the code is not taken
 */
export async function openWithPromo(
  tx: Tx,
  { promoCode, ...account }: NewAccount & { promoCode?: string | undefined },
): Promise<bigint | undefined | PromoRefusal> {
  if (promoCode === undefined) return openAccount(tx, account);
  const code = canonicalPromo(promoCode);
  if (code === undefined) return 'unknown';
  const { region, now } = account;
  let playerId: bigint | undefined;
  const player = async () => (playerId = await openAccount(tx, account));
  const take = account.unanswered ? bringPromo : redeemPromo;
  const verdict = await take(tx, { code, region, now, player });
  return verdict === 'redeemed' || verdict === 'brought' ? playerId : verdict;
}
