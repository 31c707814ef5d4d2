import type { CardReportSchema } from '@croupier/contract/money/pay-outs';
import { matchOwnerName } from '@croupier/domain/money/pay-outs';
import type { Static } from 'typebox';
import type { Tx } from '../../../platform/database.ts';
import { findPersonOf } from '../../people/players/feature.ts';
import { showMethod } from './change-method.ts';
import { lockMethod } from './methods-store.ts';
import type { PayOutsParts } from './pay-outs-parts.ts';

/** Takes what the provider says of a card that was shown to it. The first word stands: a repeated one changes nothing. */
export async function takeCardReport(
  tx: Tx,
  { provider }: Pick<PayOutsParts, 'provider'>,
  report: Static<typeof CardReportSchema>,
): Promise<'taken' | 'unknown' | 'mismatch'> {
  const { type, merchantReference, merchant, token, mark, lastDigits, ownerName } = report;
  if (merchant !== provider.merchant) return 'mismatch';
  const method = await lockMethod(tx, merchantReference);
  if (!method) return 'unknown';
  if (method.kind !== 'card') return 'mismatch';
  const nameMatch = matchOwnerName(await findPersonOf(tx, method.playerId), ownerName);
  await showMethod(tx, method.id, {
    state: type === 'card.shown' ? 'SHOWN' : 'REFUSED',
    ...{ providerToken: token, mark, ownerName, nameMatch, mask: `•••• ${lastDigits}` },
  });
  return 'taken';
}
