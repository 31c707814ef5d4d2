import { listProgrammes, type ProgrammeRow } from '@croupier/contract/office/programmes-desk';
import { PROGRAMME_STATES } from '@croupier/domain/rewards/programmes';
import { REGION_IDS } from '@croupier/domain/site/regions';
import { Badge, type BadgeTone } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { useMoney } from '../../../lib/format/money.tsx';
import { defineList } from '../../../lib/list/list-definition.ts';
import { KNOWN_KINDS, useKindText } from './known-kinds.ts';

const TONES = {
  DRAFT: 'quiet',
  PUBLISHED: 'accent',
  RUNNING: 'win',
  PAUSED: 'warn',
  ENDED: 'quiet',
  WITHDRAWN: 'lose',
} as const satisfies Record<ProgrammeRow['state'], BadgeTone>;

/** How a programme stands, and whether something newer waits. */
export function ProgrammeState({
  programme: { state, draft },
}: {
  programme: Pick<ProgrammeRow, 'state' | 'draft'>;
}) {
  const t = useTranslations('programmes-desk');
  return (
    <>
      <Badge tone={TONES[state]}>{t(`choices.state.${state}`)}</Badge>{' '}
      {draft && state !== 'DRAFT' && <Badge tone="warn">{t('newer')}</Badge>}
    </>
  );
}

/** Money that was given, by currency. */
export function Spent({ costMinor }: Pick<ProgrammeRow, 'costMinor'>) {
  const money = useMoney();
  if (costMinor.length === 0) return <>—</>;
  return <>{costMinor.map(({ currency, amountMinor }) => money(amountMinor, currency)).join(', ')}</>;
}

/** All that is given, what was changed last first. */
export const PROGRAMME_LIST = defineList({
  name: 'programmes',
  operation: listProgrammes,
  texts: 'programmes-desk',
  idOf: ({ kind, code }) => `${kind}/${code}`,
  linkOf: ({ kind, code }) => ({ to: `/programmes/${kind}/${code}` }),
  columns: [
    { id: 'title', cell: ({ title }) => title, widthPx: 170, share: 3 },
    { id: 'kind', cell: (row) => <Kind row={row} />, widthPx: 150 },
    { id: 'code', cell: ({ code }) => <code>{code}</code>, sort: 'code', widthPx: 150, share: 1 },
    { id: 'state', cell: (row) => <ProgrammeState programme={row} />, widthPx: 165 },
    { id: 'regions', cell: ({ regions }) => regions.join(', ') || '—', widthPx: 140 },
    { id: 'from', cell: ({ from }) => <At at={from} />, widthPx: 165, hidden: true },
    { id: 'until', cell: ({ until }) => <At at={until} />, widthPx: 165 },
    { id: 'given', cell: ({ given }) => given, widthPx: 90, end: true },
    { id: 'costMinor', cell: (row) => <Spent costMinor={row.costMinor} />, widthPx: 150, end: true },
    { id: 'changedBy', cell: ({ changedBy }) => changedBy, widthPx: 115, hidden: true },
    { id: 'changedAt', cell: ({ changedAt }) => <Instant at={changedAt} />, sort: 'changedAt', widthPx: 165 },
  ],
  filters: [
    { name: 'text', kind: 'text' },
    { name: 'kind', kind: 'choice', values: KNOWN_KINDS.map(({ kind }) => kind) },
    { name: 'state', kind: 'choice', values: PROGRAMME_STATES },
    { name: 'region', kind: 'choice', values: REGION_IDS },
  ],
});

const At = ({ at }: { at: string | null }) => (at ? <Instant at={at} /> : <>—</>);

function Kind({ row: { kind } }: { row: ProgrammeRow }) {
  return <>{useKindText()(kind)}</>;
}
