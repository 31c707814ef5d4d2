import type { PayOut, PayOutAgainstOnWire, PayOutMethod } from '@croupier/contract/money/pay-outs';
import {
  mayBeCanceled,
  NEXT_STEP_OF,
  payOutExpectedAt,
  type PayOutAgainst,
} from '@croupier/domain/money/pay-outs';
import { rulesInForce, type RulePlaces } from '@croupier/domain/site/regions';
import type { Standing } from './gather-facts.ts';
import type { MethodRow } from './methods-store.ts';
import type { PayOutRow } from './pay-outs-store.ts';

export function payOutView(row: PayOutRow, places: RulePlaces): PayOut {
  const { id, state, amountMinor, feeMinor, currency, methodKind, mask, createdAt, updatedAt, rejected } =
    row;
  return {
    ...{ id, state, currency, rejected },
    amountMinor: String(amountMinor),
    feeMinor: String(feeMinor),
    receivedMinor: String(amountMinor - feeMinor),
    method: { kind: methodKind, mask },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    expectedAt: payOutExpectedAt(state, methodKind, updatedAt)?.toISOString() ?? null,
    nextStep: NEXT_STEP_OF[state],
    mayCancel: rulesInForce(places).cancelPayOut && mayBeCanceled(state) && !row.isContradicted,
  };
}

export const methodView = ({ id, kind, state, mask, ownerName, provenAt }: MethodRow): PayOutMethod => ({
  ...{ id, kind, state, mask, ownerName },
  provenAt: provenAt?.toISOString() ?? null,
});

/** Why not, as its player is told: a card by its last digits, and not by what the provider calls it. */
export function againstView(
  against: PayOutAgainst,
  { masks, methods }: Pick<Standing, 'masks' | 'methods'>,
): PayOutAgainstOnWire {
  if (against.reason === 'other_method_first') {
    const { mark, leftMinor } = against.owed;
    const mine = methods.find((method) => method.mark === mark && method.state === 'PROVEN');
    return {
      reason: against.reason,
      leftMinor: String(leftMinor),
      mask: mine?.mask ?? masks.get(mark)!,
      methodId: mine?.id ?? null,
    };
  }
  return 'leftMinor' in against
    ? { reason: against.reason, leftMinor: String(against.leftMinor) }
    : { reason: against.reason };
}
