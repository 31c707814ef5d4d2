import { listOpenRoundsDesk, type OpenRoundRow } from '@croupier/contract/office/game-desk';
import { useFormatter, useNow, useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { Money } from '../../../lib/format/money.tsx';
import { defineList } from '../../../lib/list/list-definition.ts';

/** Rounds that are not over, those first that nobody has touched for longest. */
export const OPEN_ROUNDS = defineList({
  name: 'open-rounds',
  operation: listOpenRoundsDesk,
  texts: 'game-desk.open',
  idOf: ({ id }) => id,
  linkOf: ({ playerId }) => ({ to: `/players/${playerId}` }),
  columns: [
    { id: 'touchedAt', cell: ({ touchedAt }) => <Instant at={touchedAt} />, sort: 'touchedAt', widthPx: 170 },
    { id: 'age', cell: ({ touchedAt }) => <Age since={touchedAt} />, widthPx: 130 },
    { id: 'game', cell: ({ game }) => game, widthPx: 130, share: 2 },
    { id: 'playerId', cell: ({ playerId }) => playerId, widthPx: 110 },
    { id: 'waitsFor', cell: (round) => <WaitsFor round={round} />, widthPx: 200, share: 3 },
    {
      id: 'stake',
      cell: ({ stakeMinor, currency }) => <Money amountMinor={stakeMinor} currency={currency} />,
      widthPx: 120,
      end: true,
    },
    { id: 'openedAt', cell: ({ openedAt }) => <Instant at={openedAt} />, widthPx: 170 },
    { id: 'kind', cell: ({ kind }) => kind, widthPx: 80, hidden: true },
    { id: 'id', cell: ({ id }) => id, widthPx: 290, hidden: true },
  ],
  filters: [
    { name: 'game', kind: 'text' },
    { name: 'playerId', kind: 'text' },
  ],
});

/** The same for who may void: a row leads to the round, and what a void of it would move. */
export const VOIDABLE_ROUNDS: typeof OPEN_ROUNDS = {
  ...OPEN_ROUNDS,
  linkOf: ({ name }) => ({ to: roundPath(name) }),
};

/** Where a round is looked at and voided. */
export const roundPath = (name: string): `/${string}` => `/games/rounds/${encodeURIComponent(name)}`;

/** How long nobody has touched it, in the largest unit that fits. */
function Age({ since }: { since: string }) {
  const format = useFormatter();
  return <>{format.relativeTime(new Date(since), { now: useNow({ updateInterval: 60_000 }) })}</>;
}

/** Why a round is not over, in a sentence. */
export function WaitsFor({ round: { waitsFor, choices, flight } }: { round: OpenRoundRow }) {
  const t = useTranslations('game-desk.open');
  return <>{t(`waits.${waitsFor}`, { choices, flight: String(flight ?? '') })}</>;
}
