/**
 * SQL conditions over many players at once, by the same rows that `findStanding` reads of one.
 * @param player the row of the account @param now a parameter
 */
export const mayBePlaced = (player: string, now: string): string => `${player}.lapsed_at IS NULL
  AND NOT EXISTS (SELECT FROM player_block b WHERE b.player_id = ${player}.id)
  AND NOT EXISTS (SELECT FROM house_rule h WHERE h.player_id = ${player}.id AND h.rule = 'break' AND h.until_at IS NULL)
  AND NOT EXISTS (SELECT FROM stop_rule s WHERE s.player_id = ${player}.id AND (s.until_at IS NULL OR s.rule = 'exclusion' AND s.until_at > ${now}))
  AND NOT EXISTS (SELECT FROM play_rule r WHERE r.player_id = ${player}.id AND r.rule IN ('break', 'exclusion') AND r.from_at <= ${now}
    AND (r.until_at IS NULL OR r.rule = 'exclusion' AND r.until_at > ${now}))`;

/** Whether a break or an exclusion of theirs lasts. @param playerId a column */
export const isStopped = (playerId: string, now: string): string => `EXISTS (
  SELECT 1 FROM house_rule h WHERE h.player_id = ${playerId} AND h.rule = 'break' AND (h.until_at IS NULL OR h.until_at > ${now})
  UNION ALL SELECT 1 FROM stop_rule s WHERE s.player_id = ${playerId} AND (s.until_at IS NULL OR s.until_at > ${now})
  UNION ALL SELECT 1 FROM play_rule r WHERE r.player_id = ${playerId} AND r.rule IN ('break', 'exclusion') AND r.from_at <= ${now}
    AND (r.until_at IS NULL OR r.until_at > ${now}))`;
