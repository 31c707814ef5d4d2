/**
 * Facts that a reader has not had, or put aside: on their way to the journal, in it beyond the reader's position, parked.
 * A query of one snapshot sees each of them once.
 * @returns a table expression with player_id, topic and payload
 */
export const factsWaitingFor = (reader: string): string => `(SELECT player_id, topic, payload FROM outbox
  UNION ALL SELECT player_id, topic, payload FROM fact
    WHERE position > coalesce((SELECT position FROM fact_reader WHERE name = '${reader}'), 0)
      AND day >= coalesce((SELECT day FROM fact_reader WHERE name = '${reader}'), '-infinity')
  UNION ALL SELECT player_id, topic, payload FROM fact_parked WHERE reader = '${reader}')`;
