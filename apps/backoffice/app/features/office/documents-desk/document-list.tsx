import { listSentDocuments, type SentDocument } from '@croupier/contract/office/documents-desk';
import { DOCUMENT_KIND_NAMES } from '@croupier/domain/people/documents';
import { Badge, type BadgeTone } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { defineList } from '../../../lib/list/list-definition.ts';

const TONES = {
  pending: 'warn',
  approved: 'win',
  rejected: 'lose',
  expired: 'quiet',
} as const satisfies Record<SentDocument['state'], BadgeTone>;

/** How a document stands. */
export function DocumentState({ state }: Pick<SentDocument, 'state'>) {
  return <Badge tone={TONES[state]}>{useTranslations('documents-desk')(`choices.state.${state}`)}</Badge>;
}

/** The kind of a document. */
export function DocumentKind({ kind }: Pick<SentDocument, 'kind'>) {
  return useTranslations('documents-desk')(`choices.kind.${kind}`);
}

/** The list of documents that players have sent in. */
export const DOCUMENTS = defineList({
  name: 'documents',
  operation: listSentDocuments,
  texts: 'documents-desk',
  idOf: ({ id }) => id,
  linkOf: ({ id }, search) => ({ to: '/documents', search: { ...search, document: id } }),
  columns: [
    {
      id: 'submittedAt',
      cell: ({ submittedAt }) => <Instant at={submittedAt} />,
      sort: 'submittedAt',
      widthPx: 170,
    },
    { id: 'kind', cell: ({ kind }) => <DocumentKind kind={kind} />, widthPx: 180 },
    { id: 'nickname', cell: ({ nickname }) => nickname, widthPx: 160, share: 1 },
    { id: 'state', cell: ({ state }) => <DocumentState state={state} />, widthPx: 140 },
    { id: 'by', cell: ({ by }) => by ?? '—', widthPx: 160, share: 1 },
  ],
  filters: [
    { name: 'state', kind: 'choice', values: ['pending', 'approved', 'rejected', 'expired'] },
    { name: 'kind', kind: 'choice', values: DOCUMENT_KIND_NAMES },
    { name: 'player', kind: 'text' },
  ],
});
