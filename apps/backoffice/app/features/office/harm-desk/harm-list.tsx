import { listHarm, type HarmRow } from '@croupier/contract/office/harm-desk';
import { HARM_LEVEL_NAMES, HARM_STATES } from '@croupier/domain/office/harm-desk';
import { Badge, type BadgeTone } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { defineList } from '../../../lib/list/list-definition.ts';

const TONES = {
  high: 'lose',
  middle: 'warn',
  low: 'quiet',
} as const satisfies Record<HarmRow['level'], BadgeTone>;
const STATE_TONES = {
  new: 'warn',
  grown: 'warn',
  answered: 'win',
} as const satisfies Record<HarmRow['state'], BadgeTone>;

/** How pressing it is. */
export function HarmLevel({ level }: Pick<HarmRow, 'level'>) {
  return <Badge tone={TONES[level]}>{useTranslations('harm-desk')(`choices.level.${level}`)}</Badge>;
}

function HarmState({ state }: Pick<HarmRow, 'state'>) {
  return <Badge tone={STATE_TONES[state]}>{useTranslations('harm-desk')(`choices.state.${state}`)}</Badge>;
}

function Markers({ markers }: Pick<HarmRow, 'markers'>) {
  const t = useTranslations('harm-desk.markers');
  return markers.map((marker) => t(`${marker}.name`)).join(', ');
}

/** Players by what their last thirty days add up to, the most pressing first. */
export const HARM = defineList({
  name: 'harm',
  operation: listHarm,
  texts: 'harm-desk',
  idOf: ({ id }) => id,
  linkOf: ({ id }, search) => ({ to: '/harm', search: { ...search, of: id } }),
  columns: [
    { id: 'nickname', cell: ({ nickname }) => nickname, widthPx: 160, share: 1 },
    { id: 'score', cell: ({ score }) => score, sort: 'score', widthPx: 90, end: true },
    { id: 'level', cell: ({ level }) => <HarmLevel level={level} />, widthPx: 130 },
    { id: 'markers', cell: ({ markers }) => <Markers markers={markers} />, widthPx: 280, share: 3 },
    { id: 'lastDay', cell: ({ lastDay }) => lastDay, sort: 'lastDay', widthPx: 120 },
    { id: 'state', cell: ({ state }) => <HarmState state={state} />, widthPx: 130 },
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
    { name: 'level', kind: 'choice', values: HARM_LEVEL_NAMES },
    { name: 'state', kind: 'choice', values: HARM_STATES },
    { name: 'player', kind: 'text' },
  ],
});
