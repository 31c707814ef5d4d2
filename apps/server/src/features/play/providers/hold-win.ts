import { afterCommit, type Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import type { Decision } from './decide-once.ts';
import { insertHeldWin } from './held-wins-store.ts';
import { gathersWins, winKeyOf, type WinToPay } from './pay-win.ts';
import type { ProvidersParts } from './providers-parts.ts';
import type { RoundRow } from './provider-rounds-store.ts';
import { verdictWithBalance } from './wallet-answer.ts';

/**
 * Takes a win without paying it: it waits for a person. The studio is answered for good, so that its repeats find the
 * same; the row has the amount and the key under which it will be paid, and moves no money until then.
 */
export async function holdWin(
  tx: Tx,
  parts: ProvidersParts,
  win: WinToPay,
  { round, boundMinor }: { round: RoundRow; boundMinor: bigint },
): Promise<Decision> {
  const { provider, transactionId, winMinor } = win;
  const { playerId, currency, kind, freeRoundsId } = round;
  await insertHeldWin(tx, { provider, transactionId, playerId, boundMinor, now: parts.clock.now() });
  await tellHeldWin(tx, round, { amountMinor: winMinor, state: 'held' });
  afterCommit(tx, () => {
    const amounts = { currency, amountMinor: String(winMinor), boundMinor: String(boundMinor) };
    parts.onHeld?.({ provider });
    parts.error('a win of another studio waits for a person', { provider, transactionId, ...amounts });
  });
  return {
    answer: await verdictWithBalance(tx, 'ok', round, { outcome: 'held' }),
    keep: {
      ...{ state: 'held', playerId, currency, kind, freeRoundsId },
      ...{ amountMinor: winMinor, ledgerKey: winKeyOf(win), bonus: null },
      gathered: await gathersWins(tx, round),
    },
  };
}

/** Tells the player what becomes of a win that a person looks at. */
export async function tellHeldWin(
  tx: Tx,
  { playerId, game, currency }: RoundRow,
  { amountMinor, state }: { amountMinor: bigint; state: 'held' | 'released' | 'refused' },
): Promise<void> {
  const payload = { game, currency, amountMinor: String(amountMinor), state };
  await appendFacts(tx, [{ playerId, topic: 'provider-win.held', payload }]);
}
