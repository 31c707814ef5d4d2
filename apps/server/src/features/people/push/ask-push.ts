import { PUSH_TEXT_MAX, PUSH_TITLE_MAX } from '@croupier/domain/people/push';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';

export interface AskedPush {
  readonly playerId: bigint;
  /** In the player's language. */
  readonly title: string;
  readonly text: string;
  /** Path of the site that a press on it opens, with its language: `/ua/profile`. */
  readonly to: `/${string}`;
  /** The kind of a notice that invites: it goes to a device only while its player may be invited and wants to be. */
  readonly offer?: string | undefined;
}

/**
 * Tells a player on every device they are signed in on, if and only if this transaction commits. It is sent at least once:
 * a device shows the same message once, by its id. Nothing secret belongs in it: it is read from a locked screen.
 */
export async function askPush(tx: Tx, { playerId, title, text, to, offer }: AskedPush): Promise<void> {
  if (title.length > PUSH_TITLE_MAX || text.length > PUSH_TEXT_MAX)
    throw new Error('a notice is longer than a screen shows');
  const payload = { id: randomUUID(), title, text, to, ...(offer !== undefined && { offer }) };
  await appendFacts(tx, [{ playerId, topic: 'push.asked', payload }]);
}
