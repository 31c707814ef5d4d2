import type { OutputOf } from '@croupier/contract/kit';
import type { checkPromo as operation, promoOf } from '@croupier/contract/rewards/promo-codes';
import { judgePromo } from '@croupier/domain/rewards/promo-codes';
import type { SignedIn } from '../../../platform/http/http.ts';
import type { Needs } from '../../../platform/platform.ts';
import { findPromo, isRedeemed } from './promo-codes-store.ts';

type Parts = Needs<'db' | 'clock'>;

/** Whether a code is good for anybody now. */
export async function showPromo({ db, clock }: Parts, typed: string): Promise<OutputOf<typeof promoOf>> {
  const code = typed.toLowerCase();
  const verdict = judgePromo(await findPromo(db, code), { region: null, now: clock.now() });
  return { code, state: verdict === 'usable' ? 'exist' : 'not found' };
}

/** Whether a player may redeem a code. Looking redeems nothing: by the time they do another may have taken its last use. */
export async function checkPromo(
  { db, clock }: Parts,
  { playerId, region }: SignedIn,
  typed: string,
): Promise<OutputOf<typeof operation>> {
  const code = typed.toLowerCase();
  const verdict = judgePromo(await findPromo(db, code), { region, now: clock.now() });
  if (await isRedeemed(db, { playerId, code })) return { code, usable: false, reason: 'redeemed' };
  return { code, usable: verdict === 'usable', reason: verdict === 'usable' ? null : verdict };
}
