import { LETTER_STATES, listLetters, type Letter } from '@croupier/contract/office/letters';
import { Badge, type BadgeTone } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { defineList } from '../../../lib/list/list-definition.ts';

const TONES = { waiting: 'warn', sent: 'win', failed: 'lose' } as const satisfies Record<
  Letter['state'],
  BadgeTone
>;

/** Whether a letter was handed to the mail server. */
export function LetterState({ state }: Pick<Letter, 'state'>) {
  const t = useTranslations('letters');
  return <Badge tone={TONES[state]}>{t(`choices.state.${state}`)}</Badge>;
}

/** What the house wrote, the newest first. */
export const LETTERS = defineList({
  name: 'letters',
  operation: listLetters,
  texts: 'letters',
  idOf: ({ id }) => id,
  linkOf: ({ id }, search) => ({ to: '/letters', search: { ...search, letter: id } }),
  columns: [
    { id: 'createdAt', cell: ({ createdAt }) => <Instant at={createdAt} />, sort: 'createdAt', widthPx: 160 },
    { id: 'state', cell: ({ state }) => <LetterState state={state} />, widthPx: 120 },
    { id: 'recipient', cell: ({ recipient }) => recipient, widthPx: 180, share: 1 },
    { id: 'subject', cell: ({ subject }) => subject, widthPx: 220, share: 2 },
    {
      id: 'sentAt',
      cell: ({ sentAt }) => (sentAt ? <Instant at={sentAt} /> : '—'),
      widthPx: 160,
    },
    { id: 'attempts', cell: ({ attempts }) => attempts, widthPx: 80, end: true },
  ],
  filters: [{ name: 'state', kind: 'choice', values: LETTER_STATES }],
});
