import {
  LETTER_AGES,
  LETTER_HANDS,
  LETTER_WANTED,
  listSupportLetters,
} from '@croupier/contract/office/support-desk';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { SUPPORT_TOPICS, type SupportTopic } from '@croupier/domain/site/support';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { defineList } from '../../../lib/list/list-definition.ts';
import { LetterHands, LetterState } from './letter-state.tsx';

/** What a letter is about, in the operator's words. */
export function Topic({ topic }: { topic: SupportTopic }) {
  return useTranslations('support-desk')(`choices.topic.${topic}`);
}

/** Letters to support; the oldest first, as a queue is worked through. */
export const LETTERS_TO_SUPPORT = defineList({
  name: 'support',
  operation: listSupportLetters,
  texts: 'support-desk',
  idOf: ({ number }) => number,
  linkOf: ({ number }) => ({ to: `/support/${number}` }),
  columns: [
    { id: 'number', cell: ({ number }) => number, widthPx: 80 },
    {
      id: 'createdAt',
      cell: ({ createdAt }) => <Instant at={createdAt} />,
      sort: 'createdAt',
      widthPx: 160,
    },
    { id: 'state', cell: ({ state }) => <LetterState state={state} />, widthPx: 110 },
    { id: 'hands', cell: (row) => <LetterHands {...row} />, widthPx: 150, share: 1 },
    { id: 'topic', cell: ({ topic }) => <Topic topic={topic} />, widthPx: 130, share: 1 },
    { id: 'language', cell: ({ language }) => language, widthPx: 70 },
    { id: 'writer', cell: ({ writer }) => writer, widthPx: 150, share: 1 },
    { id: 'playerId', cell: ({ playerId }) => playerId ?? '—', widthPx: 90 },
    { id: 'reference', cell: ({ reference }) => reference ?? '—', widthPx: 140, share: 1 },
  ],
  filters: [
    { name: 'state', kind: 'choice', values: LETTER_WANTED },
    { name: 'hands', kind: 'choice', values: LETTER_HANDS },
    { name: 'age', kind: 'choice', values: LETTER_AGES },
    { name: 'topic', kind: 'choice', values: SUPPORT_TOPICS },
    { name: 'language', kind: 'choice', values: LANGUAGES },
    { name: 'text', kind: 'text' },
  ],
});
