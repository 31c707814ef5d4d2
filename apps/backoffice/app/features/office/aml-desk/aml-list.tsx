import { listAml, type AmlRow } from '@croupier/contract/office/aml-desk';
import { AML_LEVEL_NAMES, AML_STATES, FLAG_NAMES } from '@croupier/domain/office/aml-desk';
import { Badge, type BadgeTone } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { defineList } from '../../../lib/list/list-definition.ts';

const LEVEL_TONES = {
  high: 'lose',
  middle: 'warn',
  low: 'quiet',
} as const satisfies Record<NonNullable<AmlRow['level']>, BadgeTone>;
const STATE_TONES = {
  new: 'warn',
  again: 'warn',
  cleared: 'quiet',
  reported: 'win',
} as const satisfies Record<AmlRow['state'], BadgeTone>;

/** Shows how pressing a case is; a dash where nothing is left to decide. */
export function AmlLevel({ level }: Pick<AmlRow, 'level'>) {
  const t = useTranslations('aml-desk.choices.level');
  return level === null ? '—' : <Badge tone={LEVEL_TONES[level]}>{t(level)}</Badge>;
}

export function AmlState({ state }: Pick<AmlRow, 'state'>) {
  return <Badge tone={STATE_TONES[state]}>{useTranslations('aml-desk.choices.state')(state)}</Badge>;
}

function Flags({ flags }: Pick<AmlRow, 'flags'>) {
  const t = useTranslations('aml-desk.choices.flag');
  return flags.map((flag) => t(flag)).join(', ');
}

/** Players with flagged days, the most pressing first; what was decided comes last. */
export const AML = defineList({
  name: 'aml',
  operation: listAml,
  texts: 'aml-desk',
  idOf: ({ id }) => id,
  linkOf: ({ id }) => ({ to: `/aml/${id}` }),
  columns: [
    { id: 'nickname', cell: ({ nickname }) => nickname, widthPx: 160, share: 1 },
    { id: 'score', cell: ({ score }) => score, sort: 'score', widthPx: 90, end: true },
    { id: 'level', cell: ({ level }) => <AmlLevel level={level} />, widthPx: 130 },
    { id: 'flags', cell: ({ flags }) => <Flags flags={flags} />, widthPx: 280, share: 3 },
    { id: 'lastDay', cell: ({ lastDay }) => lastDay, sort: 'lastDay', widthPx: 120 },
    { id: 'state', cell: ({ state }) => <AmlState state={state} />, widthPx: 150 },
    {
      id: 'by',
      cell: ({ by, at }) =>
        by && at ? (
          <>
            {by}, <Instant at={at} />
          </>
        ) : (
          '—'
        ),
      widthPx: 200,
      share: 1,
    },
  ],
  filters: [
    { name: 'state', kind: 'choice', values: AML_STATES },
    { name: 'level', kind: 'choice', values: AML_LEVEL_NAMES },
    { name: 'flag', kind: 'choice', values: FLAG_NAMES },
    { name: 'player', kind: 'text' },
  ],
});
