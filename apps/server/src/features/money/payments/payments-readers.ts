import { reader } from '../../../platform/outbox.ts';
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
];
