import { listPayments, type Payment } from '@croupier/contract/office/money-desk';
import { CURRENCIES } from '@croupier/domain/money/amounts';
import { PAY_IN_STATES } from '@croupier/domain/money/payments';
import { Badge, type BadgeTone } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { defineList } from '../../../lib/list/list-definition.ts';
import { AMOUNT } from './amount-column.tsx';
import { Age, Code } from './facts.tsx';

const TONES = {
  CREATED: 'quiet',
  PENDING: 'warn',
  PAID: 'win',
  FAILED: 'lose',
  EXPIRED: 'quiet',
  LATE: 'lose',
  RETURNING: 'warn',
  RETURNED: 'quiet',
  REFUNDED: 'quiet',
  CHARGED_BACK: 'lose',
} as const satisfies Record<Payment['state'], BadgeTone>;

export function PaymentState({ state }: { state: Payment['state'] }) {
  const t = useTranslations('money-desk.payments.choices.state');
  return <Badge tone={TONES[state]}>{t(state)}</Badge>;
}

/** Whether news of a payment need a person. */
export function Finding({ finding }: Pick<Payment, 'finding'>) {
  const t = useTranslations('money-desk.payments.choices.finding');
  return finding === null ? '—' : <Badge tone={finding === 'open' ? 'lose' : 'quiet'}>{t(finding)}</Badge>;
}

/** The way in which it is paid. */
export function Method({ method }: Pick<Payment, 'method'>) {
  const t = useTranslations('money-desk.payments.methods');
  return method === null ? '—' : t(method);
}

/** Deposits, the newest first. */
export const PAYMENTS = defineList({
  name: 'payments',
  operation: listPayments,
  texts: 'money-desk.payments',
  idOf: ({ id }) => id,
  linkOf: ({ id }) => ({ to: `/money/payments/${id}` }),
  columns: [
    { id: 'createdAt', cell: ({ createdAt }) => <Instant at={createdAt} />, sort: 'createdAt', widthPx: 165 },
    { id: 'age', cell: ({ updatedAt }) => <Age at={updatedAt} />, widthPx: 130 },
    { id: 'state', cell: ({ state }) => <PaymentState state={state} />, widthPx: 120 },
    { id: 'playerId', cell: ({ playerId }) => playerId, widthPx: 90 },
    AMOUNT,
    { id: 'finding', cell: ({ finding }) => <Finding finding={finding} />, widthPx: 130 },
    { id: 'provider', cell: ({ provider }) => provider, widthPx: 110 },
    { id: 'method', cell: ({ method }) => <Method method={method} />, widthPx: 110, hidden: true },
    {
      id: 'providerPaymentId',
      cell: ({ providerPaymentId }) => <Code>{providerPaymentId}</Code>,
      widthPx: 200,
      share: 2,
    },
    { id: 'id', cell: ({ id }) => <Code>{id}</Code>, widthPx: 290, hidden: true },
    { id: 'requestId', cell: ({ requestId }) => <Code>{requestId}</Code>, widthPx: 290, hidden: true },
  ],
  filters: [
    { name: 'state', kind: 'choice', values: PAY_IN_STATES },
    { name: 'finding', kind: 'choice', values: ['open', 'closed'] },
    { name: 'playerId', kind: 'text' },
    { name: 'provider', kind: 'text' },
    { name: 'providerPaymentId', kind: 'text' },
    { name: 'currency', kind: 'choice', values: Object.keys(CURRENCIES) },
    { name: 'from', kind: 'day' },
    { name: 'to', kind: 'day' },
  ],
});
