import type { Currency } from '@croupier/domain/money/amounts';
import type { Transfer } from '@croupier/domain/money/ledger';
import type { Tx } from '../../../platform/database.ts';
import { lockBalances, openAccounts, post } from '../../money/ledger/feature.ts';
import { lockPlayer, playerExists } from '../../people/players/feature.ts';
import type { ActRefusal, FourEyesAct } from '../approvals/feature.ts';
import { isBlocked } from './adjustments-store.ts';

/** Real money to a player, or from them where the amount is below zero. */
export interface Adjustment {
  readonly playerId: string;
  readonly currency: Currency;
  readonly amountMinor: string;
  readonly reason: string;
}

/** A post of the ledger between the player and the house's adjustments: nothing else moves money here. */
export const ADJUST_MONEY: FourEyesAct<Adjustment> = {
  name: 'adjust.money',
  subject: ({ playerId }) => ['player', playerId],
  size: ({ currency, amountMinor }) => ({ currency, amountMinor: BigInt(amountMinor) }),
  show: async (tx, adjustment) => {
    const { playerId, currency, amountMinor } = adjustment;
    if (!(await playerExists(tx, BigInt(playerId)))) return 'not_found';
    // Before the accounts: whoever closes the account sees this money, or this one sees that it is closed.
    await lockPlayer(tx, BigInt(playerId));
    if ((await realBalance(tx, adjustment)) + BigInt(amountMinor) < 0n) return 'insufficient_funds';
    // The balance itself moves with every round, and is no fact that a decision leans on: that it suffices is.
    return { currency, amountMinor, account: (await isBlocked(tx, BigInt(playerId))) ? 'blocked' : 'open' };
  },
  carryOut: async (tx, adjustment, key) => {
    const { playerId, currency, reason } = adjustment;
    const { status } = await post(tx, {
      playerId: BigInt(playerId),
      ...{ currency, key, operation: 'adjustment', reference: reason },
      transfers: [transferOf(BigInt(adjustment.amountMinor))],
    });
    return AGAINST[status];
  },
};

/** A post that is there already was made by the same act: it is done. */
const AGAINST: Record<Awaited<ReturnType<typeof post>>['status'], ActRefusal | undefined> = {
  posted: undefined,
  replayed: undefined,
  insufficient_funds: 'insufficient_funds',
  key_reused: 'key_reused',
};

function transferOf(amountMinor: bigint): Transfer {
  const house = { owner: 'house', name: 'adjustments' } as const;
  const player = { owner: 'player', kind: 'real' } as const;
  return amountMinor > 0n
    ? { from: house, to: player, amountMinor }
    : { from: player, to: house, amountMinor: -amountMinor };
}

/** Under the lock that a stake and every other post take: what is shown is what will be moved. */
async function realBalance(tx: Tx, { playerId, currency }: Adjustment): Promise<bigint> {
  const owner = { playerId: BigInt(playerId), currency };
  await openAccounts(tx, [owner]);
  const balances = await lockBalances(tx, owner);
  return balances.find(({ kind }) => kind === 'real')?.amountMinor ?? 0n;
}
