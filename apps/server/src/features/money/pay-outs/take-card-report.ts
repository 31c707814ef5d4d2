import type { sandboxCardWebhook } from '@croupier/contract/money/pay-outs';
import type { InputOf } from '@croupier/contract/kit';
import { matchOwnerName } from '@croupier/domain/money/pay-outs';
import { findPersonOf } from '../../people/players/feature.ts';
import { showMethod } from './change-method.ts';
import { lockMethod } from './methods-store.ts';
import type { PayOutsParts } from './pay-outs-parts.ts';

type Report = InputOf<typeof sandboxCardWebhook>['body'];

/** Takes what the provider says of a card that was shown to it. The first word stands: a repeated one changes nothing. */
export async function takeCardReport(
  { db, provider }: Pick<PayOutsParts, 'db' | 'provider'>,
  { type, merchantReference, merchant, token, mark, lastDigits, ownerName }: Report,
): Promise<'taken' | 'unknown' | 'mismatch'> {
  if (merchant !== provider.merchant) return 'mismatch';
  return db.transaction(async (tx) => {
    const method = await lockMethod(tx, merchantReference);
    if (!method) return 'unknown';
    if (method.kind !== 'card') return 'mismatch';
    const nameMatch = matchOwnerName(await findPersonOf(tx, method.playerId), ownerName);
    await showMethod(tx, method.id, {
      state: type === 'card.shown' ? 'SHOWN' : 'REFUSED',
      ...{ providerToken: token, mark, ownerName, nameMatch, mask: `•••• ${lastDigits}` },
    });
    return 'taken';
  });
}
