/** SQL expressions: the code of a game, the id of a player, the instant that it is judged at. */
interface ClosedColumns {
  readonly game: string;
  readonly player: string;
  readonly now: string;
}

/**
 * A condition in SQL: a switch closes the game for the player now. Few games have a row at all, so a look for one comes first
 * wherever this is asked often (`GAMES_WITH_SWITCHES`). Looked for as values: of an EXISTS under an OR PostgreSQL may make a table of all
 * players first.
 */
export const isClosedFor = ({
  game,
  player,
  now,
}: ClosedColumns): string => `(SELECT x.game FROM game_switch x
      WHERE x.game = ${game} AND (x.closed_from IS NULL OR x.closed_from <= ${now}) AND (x.closed_until IS NULL OR x.closed_until > ${now})
        AND (x.scope = 'all' OR (SELECT p.id FROM player p WHERE p.id = ${player} AND x.scope IN (p.region, p.brand)) IS NOT NULL)
      LIMIT 1) IS NOT NULL`;

/** The games that have a switch, whether it closes them for this player and now or not. */
export const GAMES_WITH_SWITCHES = 'SELECT game FROM game_switch';
