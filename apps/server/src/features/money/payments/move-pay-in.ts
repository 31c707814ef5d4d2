import type { PayInState } from '@croupier/domain/money/payments';
import type { Tx } from '../../../platform/database.ts';
import { derivedUuid } from '../../../platform/derived-uuid.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { mustPost } from '../ledger/feature.ts';
import type { ProviderAnswer } from './payment-provider.ts';
import { setSource, setState, type PayInRow } from './payments-store.ts';

interface Move {
  readonly state: PayInState;
  readonly now: Date;
  readonly providerPaymentId?: string;
  /** By which card it came, where the provider says so with its money. */
  readonly source?: ProviderAnswer['source'];
  /** It comes back to a state that its player was told of before. */
  readonly again?: 'refused';
}

/**
 * The one way a pay-in comes into a state: the state, the credit and the fact that tells of it commit together. The caller holds the
 * pay-in's lock, and has written the event that leads there.
 */
export async function movePayIn(tx: Tx, payIn: PayInRow, move: Move): Promise<void> {
  const { playerId, id, currency, amountMinor, askedMinor } = payIn;
  const { state, now, providerPaymentId = null, source, again } = move;
  await setState(tx, id, { state, providerPaymentId, now });
  if (state === 'PAID') await credit(tx, payIn);
  if (source && (state === 'PAID' || state === 'LATE')) await setSource(tx, id, source);
  const asked = askedMinor === null ? {} : { askedMinor: String(askedMinor) };
  const payload = {
    id,
    state,
    currency,
    amountMinor: String(amountMinor),
    ...asked,
    ...(again && { again }),
  };
  await appendFacts(tx, [{ playerId, topic: 'pay-in.changed', payload }]);
}

async function credit(tx: Tx, payIn: PayInRow): Promise<void> {
  await mustPost(tx, {
    playerId: payIn.playerId,
    currency: payIn.currency,
    // One credit per pay-in, whatever way the news came. Not the pay-in's own id: a player's client chose that, and
    // could have chosen it for another operation before.
    key: payInKeyOf(payIn.id),
    operation: 'pay-in',
    transfers: [
      {
        from: { owner: 'house', name: 'payment-clearing' },
        to: { owner: 'player', kind: payIn.kind },
        amountMinor: payIn.amountMinor,
      },
    ],
    reference: payIn.id,
  });
}

/** The key that a paid pay-in has in the ledger. */
export const payInKeyOf = (id: string): string => derivedUuid(`pay-in ${id}`);
