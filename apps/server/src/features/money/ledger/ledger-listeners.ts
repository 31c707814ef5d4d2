import type { LiveMessage } from '@croupier/contract/site/live';
import type { Listener, LivePublication, StoredFact } from '../../../platform/outbox.ts';

type BalanceData = Extract<LiveMessage, { name: 'balance' }>['data'];

/** Both facts carry the account after the change; a settled round is not told twice (see rounds). */
export const ledgerListeners: Listener[] = [
  {
    name: 'ledger-live',
    topics: ['balance.changed', 'round.settled'],
    live: (facts) => newestBalances(facts),
  },
];

/** One message per account: of several changes in one hand of facts only the newest is worth telling. */
function newestBalances(facts: readonly StoredFact[]): LivePublication[] {
  const newest = new Map<string, LivePublication & { version: number }>();
  for (const { playerId, payload, requestId } of facts) {
    const { currency, kind, amountMinor, version } = payload as BalanceData;
    const account = `${playerId} ${currency} ${kind}`;
    if ((newest.get(account)?.version ?? -1) >= version) continue;
    const data = { currency, kind, amountMinor, version };
    newest.set(account, { playerId, version, requestId, message: { name: 'balance', data } });
  }
  return [...newest.values()].map(({ playerId, message, requestId }) => ({ playerId, message, requestId }));
}
