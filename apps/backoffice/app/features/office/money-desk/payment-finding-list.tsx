import { listPaymentFindings, PAYMENT_FINDING_KINDS } from '@croupier/contract/office/money-desk';
import { useTranslations } from 'use-intl';
import { defineList } from '../../../lib/list/list-definition.ts';
import { AMOUNT } from './amount-column.tsx';
import { Age, Code } from './facts.tsx';
import { Finding } from './payment-list.tsx';

export function FindingKind({ kind }: { kind: (typeof PAYMENT_FINDING_KINDS)[number] }) {
  return useTranslations('money-desk.findings.choices.kind')(kind);
}

/** News of payments that need a person, the oldest first. */
export const PAYMENT_FINDINGS = defineList({
  name: 'payment-findings',
  operation: listPaymentFindings,
  texts: 'money-desk.findings',
  idOf: ({ id }) => id,
  linkOf: ({ id }) => ({ to: `/money/queues/payment-findings/${id}` }),
  columns: [
    { id: 'foundAt', cell: ({ foundAt }) => <Age at={foundAt} />, sort: 'foundAt', widthPx: 130 },
    { id: 'kind', cell: ({ kind }) => <FindingKind kind={kind} />, widthPx: 190, share: 2 },
    { id: 'state', cell: ({ state }) => <Finding finding={state} />, widthPx: 130 },
    { id: 'playerId', cell: ({ playerId }) => playerId ?? '—', widthPx: 90 },
    AMOUNT,
    { id: 'claim', cell: ({ claim }) => claim?.operator ?? '—', widthPx: 120, share: 1 },
    { id: 'note', cell: ({ note }) => note, widthPx: 180, share: 3 },
    { id: 'paymentId', cell: ({ paymentId }) => <Code>{paymentId}</Code>, widthPx: 290, hidden: true },
  ],
  filters: [
    { name: 'state', kind: 'choice', values: ['open', 'closed'] },
    { name: 'kind', kind: 'choice', values: PAYMENT_FINDING_KINDS },
  ],
});
