import type { Message, OutboxWay } from '@croupier/contract/office/outbox-desk';
import type { ListSql } from '../../../platform/list-sql.ts';

export interface MessageRow {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string | null;
  readonly body: string | null;
  readonly html: string | null;
  readonly link: string | null;
  readonly state: Message['state'];
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly attempts: number;
}

interface Filters {
  readonly state?: MessageRow['state'];
}
type MessageList = ListSql<Filters>;

/** As the indexes of letters have them. */
const IS = {
  sent: 'm.sent_at IS NOT NULL',
  failed: 'm.sent_at IS NULL AND m.given_up AND NOT m.withdrawn',
  waiting: 'm.sent_at IS NULL AND NOT m.given_up',
  withdrawn: 'm.sent_at IS NULL AND m.given_up AND m.withdrawn',
} as const satisfies Record<MessageRow['state'], string>;

/** What rows of every outbox have in common; a letter, an SMS and a message of Telegram are kept alike. */
const KEPT = `CASE ${Object.entries(IS)
  .map(([state, condition]) => `WHEN ${condition} THEN '${state}'`)
  .join(' ')} END AS state, m.created_at AS "createdAt", m.sent_at AS "sentAt", m.attempts`;

const sortedBy = (by: string): MessageList['sorts'] => ({ createdAt: { by, type: 'timestamptz' } });
const byState: MessageList['filters'] = { state: (state) => IS[state] };

const EMAIL: MessageList = {
  select: `SELECT m.id::text AS id, m.recipient, m.subject, m.body, m.html, NULL AS link, ${KEPT} FROM letter m`,
  sorts: sortedBy('m.created_at'),
  id: { by: 'm.id', type: 'bigint' },
  filters: byState,
};

const SMS: MessageList = {
  select: `SELECT m.id::text AS id, m.recipient, NULL AS subject, m.body, NULL AS html, NULL AS link, ${KEPT} FROM sms m`,
  sorts: sortedBy('m.created_at'),
  id: { by: 'm.id', type: 'uuid' },
  filters: byState,
};

const TELEGRAM: MessageList = {
  select: `SELECT m.id::text AS id, m.chat_id::text AS recipient, NULL AS subject, m.body, NULL AS html,
  m.action_path AS link, ${KEPT} FROM telegram_message m`,
  sorts: sortedBy('m.created_at'),
  id: { by: 'm.id', type: 'uuid' },
  filters: byState,
};

/** What waits for a device: as it is handed over it is gone. Nothing is kept for longer than a day, so it was written a day before. */
const PUSH: MessageList = {
  select: `SELECT m.message_id || '-' || m.device_id AS id, d.player_id::text AS recipient, m.title AS subject, m.body, NULL AS html,
  m.path AS link, 'waiting' AS state, m.expires_at - interval '1 day' AS "createdAt", NULL::timestamptz AS "sentAt",
  m.tries::integer AS attempts
FROM push_delivery m JOIN push_device d ON d.id = m.device_id`,
  sorts: sortedBy(`(m.expires_at - interval '1 day')`),
  id: { by: `(m.message_id || '-' || m.device_id)`, type: 'text' },
  filters: { state: (state) => (state === 'waiting' ? 'true' : 'false') },
};

const IS_ON_ITS_WAY = `EXISTS (SELECT FROM push_delivery WHERE message_id = (m.payload->>'id')::uuid)`;

/** In a house on trial the journal is short, and says all that was ever asked for. */
const PUSH_ASKED: MessageList = {
  select: `SELECT m.position::text AS id, m.player_id::text AS recipient, m.payload->>'title' AS subject, m.payload->>'text' AS body,
  NULL AS html, m.payload->>'to' AS link, CASE WHEN ${IS_ON_ITS_WAY} THEN 'waiting' ELSE 'sent' END AS state,
  m.created_at AS "createdAt", NULL::timestamptz AS "sentAt", 0 AS attempts
FROM fact m`,
  always: `m.topic = 'push.asked'`,
  sorts: sortedBy('m.created_at'),
  id: { by: 'm.position', type: 'bigint' },
  filters: {
    state: (state) =>
      state === 'waiting' ? IS_ON_ITS_WAY : state === 'sent' ? `NOT ${IS_ON_ITS_WAY}` : 'false',
  },
};

/** @param isOnTrial a house that is no real one, in which everything that was written is looked at */
export const listsOf = (isOnTrial: boolean): Readonly<Record<OutboxWay, MessageList>> => ({
  email: EMAIL,
  sms: SMS,
  push: isOnTrial ? PUSH_ASKED : PUSH,
  telegram: TELEGRAM,
});
