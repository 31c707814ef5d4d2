import { GAME_STATES, listGameDesk, type GameRow } from '@croupier/contract/office/game-desk';
import { Badge } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { defineList } from '../../../lib/list/list-definition.ts';
import { GameName } from './game-name.tsx';
import { GameStateBadge } from './game-state.tsx';
import { Share, ShareBeside } from './share.tsx';

/** Every game, by name. */
export const GAMES_LIST = defineList({
  name: 'games',
  operation: listGameDesk,
  texts: 'game-desk',
  idOf: ({ code }) => code,
  linkOf: ({ code }) => ({ to: `/games/${code}` }),
  columns: [
    { id: 'name', cell: (game) => <GameName game={game} />, sort: 'name', widthPx: 150, share: 3 },
    { id: 'state', cell: (game) => <GameStateBadge {...game} />, widthPx: 110, share: 1 },
    { id: 'studio', cell: ({ studioName }) => studioName, widthPx: 110, share: 1 },
    { id: 'rtp', cell: ({ rtp }) => <Share of={rtp} />, widthPx: 80, end: true },
    { id: 'returned', cell: (game) => <Returned game={game} />, widthPx: 150, end: true },
    { id: 'alarm', cell: (game) => <Alarm game={game} />, widthPx: 90 },
    { id: 'volatility', cell: (game) => <Volatility game={game} />, widthPx: 100 },
    { id: 'rounds', cell: ({ roundsLately }) => roundsLately, sort: 'rounds', widthPx: 110, end: true },
    { id: 'openRounds', cell: ({ openRounds }) => openRounds, sort: 'openRounds', widthPx: 110, end: true },
    {
      id: 'switchedAt',
      cell: ({ switchedAt }) => (switchedAt ? <Instant at={switchedAt} /> : '—'),
      sort: 'switchedAt',
      widthPx: 160,
    },
    { id: 'switchedBy', cell: ({ switchedBy }) => switchedBy ?? '—', widthPx: 120, hidden: true },
    {
      id: 'switchedWhy',
      cell: ({ switchedWhy }) => switchedWhy ?? '—',
      widthPx: 160,
      share: 2,
      hidden: true,
    },
    { id: 'engine', cell: ({ engine }) => engine ?? '—', widthPx: 90, hidden: true },
    { id: 'mathVersion', cell: ({ mathVersion }) => mathVersion ?? '—', widthPx: 90, hidden: true },
    { id: 'mathHash', cell: ({ mathHash }) => mathHash?.slice(0, 16) ?? '—', widthPx: 160, hidden: true },
    { id: 'code', cell: ({ code }) => code, widthPx: 130, hidden: true },
  ],
  filters: [
    { name: 'text', kind: 'text' },
    { name: 'state', kind: 'choice', values: GAME_STATES },
    { name: 'kind', kind: 'choice', values: ['house', 'studio'] },
    { name: 'alarm', kind: 'choice', values: ['yes', 'no'] },
  ],
});

function Returned({ game: { returned } }: { game: GameRow }) {
  return returned ? <ShareBeside actual={returned.actual} rtp={returned.rtp} /> : <>—</>;
}

function Alarm({ game: { alarm } }: { game: GameRow }) {
  const t = useTranslations('game-desk');
  return alarm ? <Badge tone="lose">{t('alarm')}</Badge> : <>—</>;
}

export function Volatility({ game: { volatility } }: { game: Pick<GameRow, 'volatility'> }) {
  const t = useTranslations('game-desk');
  return <>{volatility === null ? '—' : t(`volatility.${volatility}`)}</>;
}
