import type { Message, OutboxWay } from '@croupier/contract/office/outbox-desk';
import { maskedEmail } from '@croupier/domain/people/players';
import type { MessageRow } from './outbox-desk-store.ts';

const ENDS_SHOWN = 2;

/** Who is meant is recognised, and not told. */
const MASKED: Readonly<Record<OutboxWay, (recipient: string) => string>> = {
  email: maskedEmail,
  sms: (number) => `•••${number.slice(-ENDS_SHOWN)}`,
  telegram: (chat) => `•••${chat.slice(-ENDS_SHOWN)}`,
  // A player's number is how the whole office calls them.
  push: (player) => player,
};

/** @param isOpen whether addresses are told */
export const messageView = (way: OutboxWay, row: MessageRow, isOpen: boolean): Message => ({
  id: row.id,
  recipient: isOpen ? row.recipient : MASKED[way](row.recipient),
  subject: row.subject,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
  attempts: row.attempts,
});
