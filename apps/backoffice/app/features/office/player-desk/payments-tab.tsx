import { listPlayerPayments, type PlayerPayment } from '@croupier/contract/office/player-desk';
import { PAY_IN_STATES } from '@croupier/domain/money/payments';
import { Badge, type BadgeTone } from '@croupier/ui';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { Money } from '../../../lib/format/money.tsx';
import { DataList } from '../../../lib/list/data-list.tsx';
import { defineList } from '../../../lib/list/list-definition.ts';
import { ofPlayer } from './of-player.ts';

/** The player's deposits, and what became of each. */
export function PaymentsTab({ id }: { id: string }) {
  const definition = useMemo(() => payments(id), [id]);
  return <DataList definition={definition} />;
}

const payments = (id: string) =>
  defineList({
    name: 'player-payments',
    operation: ofPlayer(listPlayerPayments, { id }),
    texts: 'player-desk.payments',
    idOf: (row) => row.id,
    columns: [
      {
        id: 'createdAt',
        cell: ({ createdAt }) => <Instant at={createdAt} />,
        sort: 'createdAt',
        widthPx: 170,
      },
      {
        id: 'amount',
        cell: ({ amountMinor, currency }) => <Money amountMinor={amountMinor} currency={currency} />,
        widthPx: 130,
        end: true,
      },
      { id: 'state', cell: ({ state }) => <State state={state} />, widthPx: 120 },
      { id: 'changedAt', cell: ({ changedAt }) => <Instant at={changedAt} />, widthPx: 170 },
      { id: 'id', cell: (row) => <code>{row.id}</code>, widthPx: 340, share: 2 },
      { id: 'providerPaymentId', cell: (row) => row.providerPaymentId, widthPx: 160, share: 1 },
      {
        id: 'requestId',
        cell: ({ requestId }) => requestId && <code>{requestId}</code>,
        widthPx: 340,
        hidden: true,
      },
    ],
    filters: [
      { name: 'state', kind: 'choice', values: PAY_IN_STATES },
      { name: 'from', kind: 'day' },
      { name: 'to', kind: 'day' },
    ],
  });

const TONES = {
  CREATED: 'warn',
  PENDING: 'warn',
  PAID: 'win',
  FAILED: 'lose',
  EXPIRED: 'quiet',
  LATE: 'lose',
  RETURNING: 'warn',
  RETURNED: 'quiet',
  REFUNDED: 'quiet',
  CHARGED_BACK: 'lose',
} as const satisfies Record<PlayerPayment['state'], BadgeTone>;

function State({ state }: Pick<PlayerPayment, 'state'>) {
  const t = useTranslations('player-desk.payments');
  return <Badge tone={TONES[state]}>{t(`choices.state.${state}`)}</Badge>;
}
