import { reader } from '../../../platform/outbox.ts';
import { markDue } from './debts-store.ts';
import { askNext } from './payments-store.ts';

/** Of a player who stopped, or whom the house gave a break, the next sweep closes every open page: it asks a provider, which no transaction of facts should wait for. */
export const paymentsReaders = [
  reader({
    name: 'pay-ins-of-stopped',
    topics: ['break.begun', 'exclusion.begun', 'house-break.set'],
    handle: (tx, facts) =>
      askNext(
        tx,
        facts.map(({ playerId }) => playerId),
      ),
  }),
  reader({
    name: 'debts-due',
    topics: ['balance.changed'],
    handle: (tx, facts) => markDue(tx, [...new Set(facts.map(({ playerId }) => playerId))]),
  }),
];
