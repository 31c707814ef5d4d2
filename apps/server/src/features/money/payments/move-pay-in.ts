import type { PayInState } from '@croupier/domain/money/payments';
import type { Tx } from '../../../platform/database.ts';
import { derivedUuid } from '../../../platform/derived-uuid.ts';
import { appendFacts, type Fact } from '../../../platform/outbox.ts';
import { mustPostMany, type PostInput } from '../ledger/feature.ts';
import type { ProviderAnswer } from './payment-provider.ts';
import { setStates, type PayInRow, type StateChange } from './payments-store.ts';

interface Move {
  readonly state: PayInState;
  readonly now: Date;
  readonly providerPaymentId?: string;
  /** By which card it came, where the provider says so with its money. */
  readonly source?: ProviderAnswer['source'];
  /** It comes back to a state that its player was told of before. */
  readonly again?: 'refused';
  /** The request that moves it; the one being served, when not named. */
  readonly requestId?: string | undefined;
}

/** A pay-in that the caller holds the lock of, and has written the event for that moves it. */
interface MovedPayIn extends Move {
  readonly payIn: PayInRow;
}

/** `movePayIns` of one. */
export const movePayIn = (tx: Tx, payIn: PayInRow, move: Move): Promise<void> =>
  movePayIns(tx, [{ payIn, ...move }]);

/** The one way pay-ins come into a state: the states, the credits and the facts that tell of them commit together. */
export async function movePayIns(tx: Tx, moves: readonly MovedPayIn[]): Promise<void> {
  if (moves.length === 0) return;
  await setStates(tx, moves.map(stateChangeOf));
  await mustPostMany(tx, moves.filter(({ state }) => state === 'PAID').map(creditOf));
  await appendFacts(tx, moves.map(factOf));
}

const stateChangeOf = ({ payIn, source, ...move }: MovedPayIn): StateChange => ({
  ...move,
  id: payIn.id,
  source: move.state === 'PAID' || move.state === 'LATE' ? source : undefined,
});

const creditOf = ({ payIn, requestId }: MovedPayIn): PostInput => ({
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
  ...(requestId !== undefined && { requestId }),
});

function factOf({ payIn, state, again, requestId }: MovedPayIn): Fact {
  const { playerId, id, currency, amountMinor, askedMinor } = payIn;
  const payload = {
    ...{ id, state, currency, amountMinor: String(amountMinor) },
    ...(askedMinor !== null && { askedMinor: String(askedMinor) }),
    ...(again && { again }),
  };
  return { playerId, topic: 'pay-in.changed', payload, ...(requestId !== undefined && { requestId }) };
}

/** The key that a paid pay-in has in the ledger. */
export const payInKeyOf = (id: string): string => derivedUuid(`pay-in ${id}`);
