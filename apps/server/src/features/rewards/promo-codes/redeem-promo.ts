import { judgePromo, type PromoRefusal } from '@croupier/domain/rewards/promo-codes';
import type { RegionId } from '@croupier/domain/site/regions';
import type { Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import {
  countUse,
  deleteBrought,
  findPromo,
  insertBrought,
  insertRedemption,
  isRedeemed,
  listBrought,
  lockPromo,
} from './promo-codes-store.ts';

interface Redeeming {
  /** In its kept form. */
  readonly code: string;
  readonly region: RegionId;
  readonly now: Date;
  /** Who redeems it: opened only once the code is known to be good, or locked by the caller. Nobody: nothing is redeemed then. */
  player(): Promise<bigint | undefined>;
}

/**
 * Redeems a code once for a player. What it gives is a matter of who hears of it (`promo-code.redeemed`). Nothing has been done
 * where it is refused, the player not even opened.
 */
export async function redeemPromo(
  tx: Tx,
  { code, region, now, player }: Redeeming,
): Promise<'redeemed' | PromoRefusal> {
  const verdict = judgePromo(await lockPromo(tx, code), { region, now });
  if (verdict !== 'usable') return verdict;
  const playerId = await player();
  if (playerId === undefined || (await isRedeemed(tx, { playerId, code }))) return 'redeemed';
  await redeem(tx, { playerId, code, now });
  return 'redeemed';
}

/** The same for an account that nobody has answered for yet: it takes no use from others until somebody has. */
export async function bringPromo(
  tx: Tx,
  { code, region, now, player }: Redeeming,
): Promise<'brought' | PromoRefusal> {
  const verdict = judgePromo(await findPromo(tx, code), { region, now });
  if (verdict !== 'usable') return verdict;
  const playerId = await player();
  if (playerId !== undefined) await insertBrought(tx, { playerId, code, now });
  return 'brought';
}

/**
 * Redeems what players have brought who are answered for since. A code is good that was when it was brought, as far as it has a use
 * left and the house has not taken it back.
 */
export async function redeemBrought(tx: Tx, playerIds: readonly bigint[], now: Date): Promise<void> {
  for (const { playerId, code, broughtAt } of await listBrought(tx, playerIds)) {
    const verdict = judgePromo(await lockPromo(tx, code), { region: null, now: broughtAt });
    if (verdict === 'usable') await redeem(tx, { playerId, code, now });
    else await deleteBrought(tx, { playerId, code });
  }
}

async function redeem(tx: Tx, of: { playerId: bigint; code: string; now: Date }): Promise<void> {
  const { playerId, code } = of;
  await countUse(tx, code);
  await insertRedemption(tx, of);
  await appendFacts(tx, [{ playerId, topic: 'promo-code.redeemed', payload: { code } }]);
}
