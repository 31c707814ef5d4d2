import {
  DIFFERENCE_STATES,
  listMoneyDifferences,
  type MoneyDifference,
} from '@croupier/contract/office/money-desk';
import { DIFFERENCES, MONEY_FLOWS } from '@croupier/domain/money/reconciliation';
import { Badge } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { defineList } from '../../../lib/list/list-definition.ts';
import { Age, Code, Figure } from './facts.tsx';
import { Said } from './reconciliation-said.tsx';

/** A kind of difference, and the source that stands alone with it. */
export function WhatDiffers({ what, odd }: Pick<MoneyDifference, 'what' | 'odd'>) {
  const t = useTranslations('money-desk.reconciliation');
  return (
    <>
      {t(`choices.what.${what}`)}
      {odd && <> · {t(`sources.${odd}`)}</>}
    </>
  );
}

const TONES = { open: 'warn', gone: 'quiet', closed: 'win' } as const;

export function DifferenceState({ state }: Pick<MoneyDifference, 'state'>) {
  return (
    <Badge tone={TONES[state]}>{useTranslations('money-desk.reconciliation.choices.state')(state)}</Badge>
  );
}

function Flow({ flow }: Pick<MoneyDifference, 'flow'>) {
  return useTranslations('money-desk.reconciliation.choices.flow')(flow);
}

const figure = (said: MoneyDifference['ledger']) => (
  <Figure>
    <Said said={said} />
  </Figure>
);

/** Differences between three accounts of the same money, the oldest first. */
export const MONEY_DIFFERENCES = defineList({
  name: 'money-differences',
  operation: listMoneyDifferences,
  texts: 'money-desk.reconciliation',
  idOf: ({ id }) => id,
  linkOf: ({ id }) => ({ to: `/money/queues/reconciliation/${id}` }),
  columns: [
    { id: 'foundAt', cell: ({ foundAt }) => <Age at={foundAt} />, sort: 'foundAt', widthPx: 130 },
    { id: 'day', cell: ({ day }) => <span className="tabular">{day}</span>, widthPx: 110 },
    { id: 'what', cell: (row) => <WhatDiffers {...row} />, widthPx: 210, share: 2 },
    { id: 'flow', cell: ({ flow }) => <Flow flow={flow} />, widthPx: 120 },
    { id: 'ledger', cell: ({ ledger }) => figure(ledger), widthPx: 130, end: true },
    { id: 'file', cell: ({ file }) => figure(file), widthPx: 130, end: true },
    { id: 'api', cell: ({ api }) => figure(api), widthPx: 130, end: true },
    { id: 'state', cell: ({ state }) => <DifferenceState state={state} />, widthPx: 110 },
    { id: 'claim', cell: ({ claim }) => claim?.operator ?? '—', widthPx: 120, share: 1 },
    { id: 'note', cell: ({ note }) => note, widthPx: 180, share: 3 },
    { id: 'reference', cell: ({ reference }) => <Code>{reference}</Code>, widthPx: 290, hidden: true },
    { id: 'provider', cell: ({ provider }) => provider, widthPx: 110, hidden: true },
  ],
  filters: [
    { name: 'state', kind: 'choice', values: DIFFERENCE_STATES },
    { name: 'what', kind: 'choice', values: DIFFERENCES },
    { name: 'flow', kind: 'choice', values: MONEY_FLOWS },
    { name: 'day', kind: 'day' },
  ],
});
