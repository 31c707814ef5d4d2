import { listMarks, listPlayers, PLAYER_STATES } from '@croupier/contract/office/player-desk';
import { REGION_IDS } from '@croupier/domain/site/regions';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../lib/api.ts';
import { Instant } from '../../../lib/format/instant.tsx';
import { defineList } from '../../../lib/list/list-definition.ts';
import { Marks } from './marks.tsx';
import { StateBadge } from './state-badge.tsx';

const useMarks = (): readonly string[] => useQuery(queryOf(listMarks, {})).data?.marks ?? [];

/** Everybody who has an account, the newest first. */
export const PLAYERS = defineList({
  name: 'players',
  operation: listPlayers,
  texts: 'player-desk',
  idOf: ({ id }) => id,
  linkOf: ({ id }) => ({ to: `/players/${id}` }),
  columns: [
    { id: 'nickname', cell: ({ nickname }) => nickname, widthPx: 150, share: 3 },
    { id: 'id', cell: ({ id }) => <span className="tabular">{id}</span>, widthPx: 90 },
    { id: 'email', cell: ({ email }) => email, widthPx: 170, share: 3 },
    { id: 'state', cell: ({ state }) => <StateBadge state={state} />, widthPx: 100 },
    { id: 'region', cell: ({ region }) => region, widthPx: 70 },
    { id: 'marks', cell: ({ marks }) => <Marks marks={marks} />, widthPx: 120, share: 2 },
    {
      id: 'lastSeenAt',
      cell: ({ lastSeenAt }) => (lastSeenAt ? <Instant at={lastSeenAt} /> : '—'),
      widthPx: 170,
    },
    {
      id: 'registeredAt',
      cell: ({ registeredAt }) => <Instant at={registeredAt} />,
      sort: 'registeredAt',
      widthPx: 170,
    },
    { id: 'language', cell: ({ language }) => language, widthPx: 80, hidden: true },
  ],
  filters: [
    { name: 'text', kind: 'text' },
    { name: 'state', kind: 'choice', values: PLAYER_STATES },
    { name: 'region', kind: 'choice', values: REGION_IDS },
    { name: 'mark', kind: 'data', useValues: useMarks },
    { name: 'from', kind: 'day' },
    { name: 'to', kind: 'day' },
  ],
});
