/**
 * SQL conditions over many players at once, by the same rows that `findStanding` reads of one. Tables have long names in them, so
 * that none is the caller’s.
 * @param player the row of the account @param now a parameter
 */
export const mayBePlaced = (player: string, now: string): string => `${player}.lapsed_at IS NULL
  AND NOT EXISTS (SELECT FROM player_block closed WHERE closed.player_id = ${player}.id)
  AND NOT EXISTS (SELECT FROM house_rule by_house WHERE by_house.player_id = ${player}.id AND by_house.rule = 'break' AND by_house.until_at IS NULL)
  AND NOT EXISTS (SELECT FROM stop_rule by_player WHERE by_player.player_id = ${player}.id AND (by_player.until_at IS NULL OR by_player.rule = 'exclusion' AND by_player.until_at > ${now}))
  AND NOT EXISTS (SELECT FROM play_rule on_seat WHERE on_seat.player_id = ${player}.id AND on_seat.rule IN ('break', 'exclusion') AND on_seat.from_at <= ${now}
    AND (on_seat.until_at IS NULL OR on_seat.rule = 'exclusion' AND on_seat.until_at > ${now}))`;

/** Whether a break or an exclusion of theirs lasts. @param playerId a column */
export const isStopped = (playerId: string, now: string): string => `EXISTS (
  SELECT 1 FROM house_rule by_house WHERE by_house.player_id = ${playerId} AND by_house.rule = 'break' AND (by_house.until_at IS NULL OR by_house.until_at > ${now})
  UNION ALL SELECT 1 FROM stop_rule by_player WHERE by_player.player_id = ${playerId} AND (by_player.until_at IS NULL OR by_player.until_at > ${now})
  UNION ALL SELECT 1 FROM play_rule on_seat WHERE on_seat.player_id = ${playerId} AND on_seat.rule IN ('break', 'exclusion') AND on_seat.from_at <= ${now}
    AND (on_seat.until_at IS NULL OR on_seat.until_at > ${now}))`;
