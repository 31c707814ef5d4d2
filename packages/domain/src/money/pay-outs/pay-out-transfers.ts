import type { HouseAccount, Transfer } from '../ledger/index.ts';
import type { PayOutEntry } from './pay-out-state.ts';

interface Booked {
  /** All that leaves the player, the fee in it. */
  readonly amountMinor: bigint;
  readonly feeMinor: bigint;
  /** Where the money is; of a return, where it comes back from. */
  readonly held: 'pay-out-reserve' | 'pay-out-transit';
}

/**
 * The transfers of each entry. Money that goes from one account of the house to another goes through the player's, in one post that
 * leaves the balance as it was: every transfer of the ledger has the player on one side. The fee is the house's only once the money has
 * arrived, so what comes back comes back whole.
 */
export function transfersOfEntry(entry: PayOutEntry, { amountMinor, feeMinor, held }: Booked): Transfer[] {
  switch (entry) {
    case 'pay-out-reserve':
      return [toHouse('pay-out-reserve', amountMinor)];
    case 'pay-out-send':
      return [toPlayer('pay-out-reserve', amountMinor), toHouse('pay-out-transit', amountMinor)];
    case 'pay-out-settle':
      return [
        toPlayer('pay-out-transit', amountMinor),
        toHouse('payment-clearing', amountMinor - feeMinor),
        ...(feeMinor > 0n ? [toHouse('pay-out-fees', feeMinor)] : []),
      ];
    case 'pay-out-return':
      return [toPlayer(held, amountMinor)];
  }
}

// Real money alone: nothing else is ever paid out.
const PLAYER = { owner: 'player', kind: 'real' } as const;
export const toHouse = (name: HouseAccount, amountMinor: bigint): Transfer => ({
  from: PLAYER,
  to: { owner: 'house', name },
  amountMinor,
});
export const toPlayer = (name: HouseAccount, amountMinor: bigint): Transfer => ({
  from: { owner: 'house', name },
  to: PLAYER,
  amountMinor,
});
