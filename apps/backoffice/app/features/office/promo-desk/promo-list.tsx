import { listPromoCodes, type PromoRow } from '@croupier/contract/office/promo-desk';
import { PROMO_STATES } from '@croupier/domain/rewards/promo-codes';
import { REGION_IDS } from '@croupier/domain/site/regions';
import { Badge, type BadgeTone } from '@croupier/ui';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { defineList } from '../../../lib/list/list-definition.ts';
import { useMay } from '../../../lib/me.ts';
import { useScopeName } from '../game-desk/game-state.tsx';
import { EndButton } from './end-button.tsx';

const TONES = {
  planned: 'quiet',
  running: 'win',
  'used-up': 'warn',
  over: 'quiet',
  ended: 'lose',
} as const satisfies Record<PromoRow['state'], BadgeTone>;

function State({ state }: Pick<PromoRow, 'state'>) {
  const t = useTranslations('promo-desk');
  return <Badge tone={TONES[state]}>{t(`choices.state.${state}`)}</Badge>;
}

/** The way to the bonus, for who may read programmes. */
function Bonus({ bonus }: Pick<PromoRow, 'bonus'>) {
  const mayRead = useMay()('read.programmes');
  if (bonus === null) return '—';
  return mayRead ? <Link to={`/programmes/bonus/${bonus}`}>{bonus}</Link> : bonus;
}

function Region({ region }: Pick<PromoRow, 'region'>) {
  return useScopeName()(region ?? 'all');
}

const Moment = ({ at }: { at: string | null }) => (at === null ? '—' : <Instant at={at} />);

/** The codes of promotions, the newest first. */
export const PROMO_CODES = defineList({
  name: 'promo-codes',
  operation: listPromoCodes,
  texts: 'promo-desk',
  idOf: ({ code }) => code,
  columns: [
    { id: 'code', cell: ({ code }) => <code>{code}</code>, widthPx: 200, share: 2 },
    { id: 'state', cell: ({ state }) => <State state={state} />, widthPx: 120 },
    { id: 'bonus', cell: (row) => <Bonus {...row} />, widthPx: 160, share: 1 },
    { id: 'region', cell: ({ region }) => <Region region={region} />, widthPx: 140 },
    { id: 'from', cell: ({ from }) => <Moment at={from} />, widthPx: 160 },
    { id: 'until', cell: ({ until }) => <Moment at={until} />, widthPx: 160 },
    { id: 'used', cell: ({ used }) => used, sort: 'used', widthPx: 100, end: true },
    { id: 'usesMax', cell: ({ usesMax }) => usesMax ?? '∞', widthPx: 100, end: true },
    { id: 'waiting', cell: ({ waiting }) => waiting, widthPx: 100, end: true },
    {
      id: 'createdAt',
      cell: ({ createdAt }) => <Instant at={createdAt} />,
      sort: 'createdAt',
      widthPx: 160,
    },
    { id: 'act', cell: (row) => <EndButton row={row} />, widthPx: 110 },
  ],
  filters: [
    { name: 'code', kind: 'text' },
    { name: 'bonus', kind: 'text' },
    { name: 'state', kind: 'choice', values: PROMO_STATES },
    { name: 'region', kind: 'choice', values: REGION_IDS },
  ],
});
