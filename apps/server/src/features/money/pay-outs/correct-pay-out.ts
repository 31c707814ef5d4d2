import { giveBack, MONEY_OF, takeBack, type Corrected } from '@croupier/domain/money/pay-outs';
import type { Tx } from '../../../platform/database.ts';
import { lockBalances } from '../ledger/feature.ts';
import { writeMove } from './move-pay-out.ts';
import type { PayOutsParts } from './pay-outs-parts.ts';
import type { PayOutRow } from './pay-outs-store.ts';

type Parts = Pick<PayOutsParts, 'clock' | 'counted'>;

/**
 * Puts right that a pay-out has arrived whose money its player has: it is taken back out of their real money as far as that goes. Called
 * again, it takes what has come since. The caller holds the locks of player and pay-out.
 * @returns why nothing was done: of what is owed already nothing is there
 */
export async function takeBackPayOut(
  tx: Tx,
  parts: Parts,
  payOut: PayOutRow,
): Promise<'insufficient_funds' | undefined> {
  const { playerId, currency, amountMinor } = payOut;
  const balances = await lockBalances(tx, { playerId, currency });
  const available = balances.find(({ kind }) => kind === 'real')?.amountMinor ?? 0n;
  const isPaid = MONEY_OF[payOut.state] === 'paid';
  const taken = takeBack({ ...payOut, owedMinor: isPaid ? payOut.owedMinor : amountMinor }, available);
  if (isPaid && taken.movedMinor === 0n) return 'insufficient_funds';
  await writeMove(tx, parts, payOut, {
    to: 'PAID',
    entry: entryOf('pay-out-reclaim', taken),
    // The one place where what could not be taken is written down.
    change: { owedMinor: taken.owedMinor },
    told: { corrected: 'taken-back', ...toldOf(taken) },
  });
  return undefined;
}

/** Puts right that one has not arrived which was paid: all that it has cost its player comes back, the fee with it. */
export async function giveBackPaid(tx: Tx, parts: Parts, payOut: PayOutRow): Promise<void> {
  const given = giveBack(payOut);
  await writeMove(tx, parts, payOut, {
    to: 'FAILED',
    entry: entryOf('pay-out-revert', given),
    change: { owedMinor: given.owedMinor },
    told: { corrected: 'given-back', ...toldOf(given) },
  });
}

const entryOf = (operation: 'pay-out-reclaim' | 'pay-out-revert', { transfers }: Corrected) =>
  transfers.length === 0 ? null : { operation, transfers };

const toldOf = ({ movedMinor, owedMinor }: Corrected) => ({
  movedMinor: String(movedMinor),
  owedMinor: String(owedMinor),
});
