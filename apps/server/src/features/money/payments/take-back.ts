import { splitBack, type BackOperation, type PayInState } from '@croupier/domain/money/payments';
import type { Tx } from '../../../platform/database.ts';
import { derivedUuid } from '../../../platform/derived-uuid.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { forgetSeatRules } from '../../people/play-rules/feature.ts';
import { lockPlayer } from '../../people/players/feature.ts';
import { lockBalances, mustPost } from '../ledger/feature.ts';
import { insertDebt } from './debts-store.ts';
import { movePayIn } from './move-pay-in.ts';
import type { PaymentsParts } from './payments-parts.ts';
import { addBack, type PayInRow } from './payments-store.ts';

interface Back {
  readonly operation: BackOperation;
  readonly amountMinor: bigint;
  /** The state of a payment all of which is back with its payer. */
  readonly state: PayInState;
  readonly eventId: string;
  readonly now: Date;
}

/** The locks that come before that of the pay-in: the player, then the seat that every stake locks. */
export async function lockForBack(tx: Tx, playerId: bigint): Promise<void> {
  await lockPlayer(tx, playerId);
  // A stake under way is settled before; the next one is judged anew, by the debt where there is one.
  await forgetSeatRules(tx, playerId);
}

/**
 * Takes back what its payer took back of a deposit, out of the account that it was credited to, as far as there is something, and has its
 * player owe the rest. A bonus that the deposit brought ends first: its money is the house's. The caller holds the locks of
 * player, seat and pay-in, in this order, and has written the event.
 */
export async function takeBack(tx: Tx, parts: PaymentsParts, payIn: PayInRow, back: Back): Promise<void> {
  const { id, playerId, currency, kind } = payIn;
  const { operation, amountMinor, eventId, now } = back;
  await parts.bonuses.endOf(tx, { playerId, payInId: id });
  const balances = await lockBalances(tx, { playerId, currency });
  const there = balances.find((balance) => balance.kind === kind)?.amountMinor ?? 0n;
  const { takenMinor, owedMinor: rest } = splitBack(amountMinor, there);
  if (takenMinor > 0n)
    await mustPost(tx, {
      ...{ playerId, currency, operation, reference: id, key: derivedUuid(`back ${eventId}`) },
      transfers: [
        {
          from: { owner: 'player', kind },
          to: { owner: 'house', name: 'payment-clearing' },
          amountMinor: takenMinor,
        },
      ],
    });
  // Nobody owes money that is none.
  const owedMinor = kind === 'real' ? rest : 0n;
  if (owedMinor > 0n)
    await insertDebt(
      tx,
      { ...{ playerId, payInId: id, operation, currency, owedMinor }, id: derivedUuid(`debt ${eventId}`) },
      now,
    );
  const isWhole = payIn.backMinor + amountMinor === payIn.amountMinor;
  // Both at once: a payment all of which is back is in no other state.
  await addBack(tx, id, { amountMinor, state: isWhole ? back.state : 'PAID' });
  if (isWhole) await movePayIn(tx, payIn, { state: back.state, now });
  const payload = { id, operation, currency, amountMinor: String(amountMinor), owedMinor: String(owedMinor) };
  await appendFacts(tx, [{ playerId, topic: 'pay-in.taken-back', payload }]);
}
