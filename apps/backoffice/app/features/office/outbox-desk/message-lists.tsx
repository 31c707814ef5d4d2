import {
  MESSAGE_STATES,
  outboxLists,
  type Message,
  type OutboxWay,
} from '@croupier/contract/office/outbox-desk';
import { Badge, type BadgeTone } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import type { ListColumn, ListDefinition } from '../../../lib/list/list-definition.ts';

const TONES = { waiting: 'warn', sent: 'win', failed: 'lose', withdrawn: 'quiet' } as const satisfies Record<
  Message['state'],
  BadgeTone
>;

/** Whether a message went out. */
export function MessageState({ state }: Pick<Message, 'state'>) {
  const t = useTranslations('outbox-desk');
  return <Badge tone={TONES[state]}>{t(`choices.state.${state}`)}</Badge>;
}

const COLUMNS: readonly ListColumn<Message>[] = [
  { id: 'createdAt', cell: ({ createdAt }) => <Instant at={createdAt} />, sort: 'createdAt', widthPx: 160 },
  { id: 'state', cell: ({ state }) => <MessageState state={state} />, widthPx: 120 },
  { id: 'recipient', cell: ({ recipient }) => recipient, widthPx: 180, share: 1 },
  { id: 'subject', cell: ({ subject }) => subject ?? '—', widthPx: 220, share: 2 },
  { id: 'sentAt', cell: ({ sentAt }) => (sentAt ? <Instant at={sentAt} /> : '—'), widthPx: 160 },
  { id: 'attempts', cell: ({ attempts }) => attempts, widthPx: 80, end: true },
];

/** The four lists are one to TypeScript: they differ in their address alone. */
const listOf = (way: OutboxWay): ListDefinition<typeof outboxLists.email> => ({
  name: `outbox-${way}`,
  operation: outboxLists[way] as typeof outboxLists.email,
  texts: 'outbox-desk',
  idOf: ({ id }) => id,
  linkOf: ({ id }, search) => ({ to: '/outbox', search: { ...search, way, message: id } }),
  columns: COLUMNS,
  filters: [{ name: 'state', kind: 'choice', values: MESSAGE_STATES }],
});

/** What the house wrote by each way, the newest first. */
export const MESSAGES = {
  email: listOf('email'),
  sms: listOf('sms'),
  push: listOf('push'),
  telegram: listOf('telegram'),
} as const satisfies Record<OutboxWay, unknown>;
