import { PUSH_KEPT_MS } from '@croupier/domain/people/push';
import type { Clock } from '../../../platform/clock.ts';
import { reader, type Reader } from '../../../platform/outbox.ts';
import { insertDeliveries } from './deliveries-store.ts';

/** Makes of what shall be told one delivery for each device that the player has by then. */
export const pushReaders = ({ clock }: { clock: Clock }): Reader[] => [
  reader({
    name: 'push-deliveries',
    topics: ['push.asked'],
    handle: async (tx, facts) => {
      for (const { playerId, payload, createdAt } of facts) {
        const { id, title, text: body, to: path, offer = null } = payload;
        const expiresAt = new Date(createdAt.getTime() + PUSH_KEPT_MS);
        await insertDeliveries(tx, { id, playerId, title, body, path, offer, now: clock.now(), expiresAt });
      }
    },
  }),
];
