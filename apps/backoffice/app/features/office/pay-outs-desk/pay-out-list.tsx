import { listPayOuts, type DeskPayOut } from '@croupier/contract/office/pay-outs-desk';
import { CURRENCIES } from '@croupier/domain/money/amounts';
import { PAY_OUT_STATES, REVIEW_REASONS } from '@croupier/domain/money/pay-outs';
import { Badge, type BadgeTone } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { defineList } from '../../../lib/list/list-definition.ts';
import { AMOUNT } from '../money-desk/amount-column.tsx';
import { Age, Code } from '../money-desk/facts.tsx';

const TONES = {
  PENDING: 'quiet',
  IN_REVIEW: 'warn',
  APPROVED: 'accent',
  SENT: 'accent',
  UNKNOWN: 'warn',
  PAID: 'win',
  REJECTED: 'lose',
  CANCELED: 'quiet',
  FAILED: 'lose',
} as const satisfies Record<DeskPayOut['state'], BadgeTone>;

/** How a pay-out stands. */
export function PayOutState({ state }: Pick<DeskPayOut, 'state'>) {
  return <Badge tone={TONES[state]}>{useTranslations('pay-outs-desk')(`choices.state.${state}`)}</Badge>;
}

function StateOrCase({ payOut: { state, isContradicted, owedMinor } }: { payOut: DeskPayOut }) {
  const t = useTranslations('pay-outs-desk.one');
  const mark = isContradicted ? 'contradicted' : owedMinor === '0' ? undefined : 'owed';
  return (
    <>
      <PayOutState state={state} /> {mark && <Badge tone="lose">{t(mark)}</Badge>}
    </>
  );
}

/** Why somebody looks at it, in a line. */
export function ReasonsLine({ reasons }: Pick<DeskPayOut, 'reasons'>) {
  const t = useTranslations('pay-outs-desk.choices.reason');
  return reasons.length === 0 ? '—' : reasons.map((reason) => t(reason)).join(', ');
}

/** Pay-outs, the newest first. */
export const PAY_OUTS = defineList({
  name: 'pay-outs',
  operation: listPayOuts,
  texts: 'pay-outs-desk',
  idOf: ({ id }) => id,
  linkOf: ({ id }) => ({ to: `/money/pay-outs/${id}` }),
  columns: [
    { id: 'createdAt', cell: ({ createdAt }) => <Instant at={createdAt} />, sort: 'createdAt', widthPx: 165 },
    { id: 'age', cell: ({ updatedAt }) => <Age at={updatedAt} />, widthPx: 130 },
    { id: 'state', cell: (payOut) => <StateOrCase payOut={payOut} />, widthPx: 160 },
    { id: 'playerId', cell: ({ playerId }) => playerId, widthPx: 90 },
    AMOUNT,
    { id: 'mask', cell: ({ mask }) => <span className="tabular">{mask}</span>, widthPx: 150 },
    { id: 'reasons', cell: ({ reasons }) => <ReasonsLine reasons={reasons} />, widthPx: 220, share: 2 },
    { id: 'claim', cell: ({ claim }) => claim?.operator ?? '—', widthPx: 130, share: 1 },
    {
      id: 'providerPayOutId',
      cell: ({ providerPayOutId }) => <Code>{providerPayOutId}</Code>,
      widthPx: 200,
      hidden: true,
    },
    { id: 'id', cell: ({ id }) => <Code>{id}</Code>, widthPx: 290, hidden: true },
    { id: 'requestId', cell: ({ requestId }) => <Code>{requestId}</Code>, widthPx: 290, hidden: true },
  ],
  filters: [
    { name: 'state', kind: 'choice', values: PAY_OUT_STATES },
    { name: 'reason', kind: 'choice', values: REVIEW_REASONS },
    { name: 'contradicted', kind: 'choice', values: ['yes'] },
    { name: 'playerId', kind: 'text' },
    { name: 'currency', kind: 'choice', values: Object.keys(CURRENCIES) },
    { name: 'from', kind: 'day' },
    { name: 'to', kind: 'day' },
  ],
});
