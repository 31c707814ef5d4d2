import { listener, type LivePublication, type StoredFact } from '../../../platform/outbox.ts';

/** What carries an account as a change left it. */
type BalanceFact = StoredFact<'balance.changed' | 'round.settled'>;

/** Both facts carry the account after the change; a settled round is not told twice (see rounds). */
export const ledgerListeners = [
  listener({
    name: 'ledger-live',
    topics: ['balance.changed', 'round.settled'],
    live: newestBalances,
  }),
];

/** One message per account: of several changes in one hand of facts only the newest is worth telling. */
function newestBalances(facts: readonly BalanceFact[]): LivePublication[] {
  const newest = new Map<string, LivePublication & { version: number }>();
  for (const { playerId, payload, requestId } of facts) {
    const { currency, kind, amountMinor, version } = payload;
    const account = `${playerId} ${currency} ${kind}`;
    if ((newest.get(account)?.version ?? -1) >= version) continue;
    const data = { currency, kind, amountMinor, version };
    newest.set(account, { playerId, version, requestId, message: { name: 'balance', data } });
  }
  return [...newest.values()].map(({ playerId, message, requestId }) => ({ playerId, message, requestId }));
}
