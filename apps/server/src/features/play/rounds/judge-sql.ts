import { AGAINST_ROUND, type AgainstRound } from '@croupier/domain/play/rounds';
import { GAMES_WITH_SWITCHES, isClosedFor } from '../catalog/feature.ts';
import { tooSoon, type CycleColumns } from './cycle-sql.ts';

/** Conditions in SQL, by what is told where they hold. */
type Conditions = Readonly<Partial<Record<AgainstRound, string>>>;

/** `judgeRound` of the domain, in its order. @param against what the statement tells; it tells nothing else */
export const roundVerdict = (against: Conditions): string =>
  `CASE ${AGAINST_ROUND.flatMap((verdict) => {
    const condition = against[verdict];
    return condition === undefined ? [] : `WHEN ${condition} THEN '${verdict}'`;
  }).join('\n    ')}
    ELSE 'settled' END`;

/** SQL expressions of a round and of the row that has the seat's columns. */
interface RoundColumns {
  readonly row: string;
  readonly seatPair: string;
  readonly seedPair: string;
  readonly nonce: string;
  readonly game: string;
  readonly now: string;
  readonly cycle: CycleColumns;
}

/**
 * What is against a round of whatever money. Whether a switch closes the game for this player and now is asked only of games
 * that have one: of all others the one look that finds none is enough.
 */
export const againstAnyRound = ({ row, seatPair, seedPair, nonce, game, now, cycle }: RoundColumns) => ({
  stale: `${seatPair} <> ${seedPair} OR ${row}.next_nonce <> ${nonce}`,
  game_unavailable: `${game} IN (${GAMES_WITH_SWITCHES})
      AND ${isClosedFor({ game, player: `${row}.player_id`, now })}`,
  round_open: `${row}.open_rounds > 0
      AND EXISTS (SELECT FROM open_round o WHERE o.player_id = ${row}.player_id AND o.game = ${game})`,
  too_soon: tooSoon(cycle),
});
