import type { InputOf, OutputOf } from '@croupier/contract/kit';
import type { Payment, paymentHistory as operation } from '@croupier/contract/money/payment-history';
import { PAY_OUT_STATES } from '@croupier/domain/money/pay-outs';
import { PAY_IN_STATES } from '@croupier/domain/money/payments';
import type { Queryable } from '../../../platform/database.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import { instantOf } from '../../../platform/http/instant.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { findPayOuts, payOutView } from '../pay-outs/feature.ts';
import { findPayIns, payInView, type DepositBonuses } from '../payments/feature.ts';
import { listPayments, placeOf, type PaymentKind, type PaymentName } from './payment-history-store.ts';

const PAGE_PAYMENTS = 20;

export interface HistoryParts {
  readonly db: Queryable;
  readonly bonuses: Pick<DepositBonuses, 'ofPayIns'>;
}

type Query = InputOf<typeof operation>['query'];

/** A page of the player's payments, newest first. */
export async function readHistory(
  parts: HistoryParts,
  player: SignedIn,
  query: Query,
): Promise<OutputOf<typeof operation> | Refused<typeof operation>> {
  const { db } = parts;
  const { playerId } = player;
  const { state, from, to, cursor } = query;
  const period = { from: instantOf(from), to: instantOf(to) };
  if (period.from === null || period.to === null) return refuse('invalid_request');
  if (period.from && period.to && period.from > period.to) return refuse('invalid_request');
  const kinds = kindsOf(query);
  if (kinds.length === 0) return refuse('invalid_request');
  const before = cursor === undefined ? undefined : await placeOf(db, playerId, cursor);
  // Another player's is answered like one that never was.
  if (cursor !== undefined && !before) return refuse('invalid_request');
  const asked = { playerId, kinds, state, from: period.from, to: period.to, before };
  const found = await listPayments(db, { ...asked, limit: PAGE_PAYMENTS + 1 });
  const page = found.slice(0, PAGE_PAYMENTS);
  return {
    payments: await viewsOf(parts, player, page),
    nextCursor: found.length > page.length ? page.at(-1)!.id : null,
  };
}

/** The kinds that are asked for and know the state. */
function kindsOf({ kind, state }: Query): PaymentKind[] {
  const states = { in: PAY_IN_STATES, out: PAY_OUT_STATES };
  return (['in', 'out'] as const).filter(
    (each) =>
      (kind ?? each) === each && (state === undefined || states[each].some((known) => known === state)),
  );
}

async function viewsOf(
  { db, bonuses }: HistoryParts,
  player: SignedIn,
  page: readonly PaymentName[],
): Promise<Payment[]> {
  const idsOf = (kind: PaymentKind) => page.filter((name) => name.kind === kind).map(({ id }) => id);
  const payIns = await findPayIns(db, idsOf('in'));
  const payOuts = await findPayOuts(db, idsOf('out'));
  const brought = await bonuses.ofPayIns(db, idsOf('in'));
  return page.map(({ kind, id }) =>
    kind === 'in'
      ? { kind, ...payInView(payIns.get(id)!, brought) }
      : { kind, ...payOutView(payOuts.get(id)!, player) },
  );
}
