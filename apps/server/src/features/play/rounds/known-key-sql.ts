/** SQL expressions of whose key is looked for. */
interface KeyColumns {
  readonly player: string;
  readonly key: string;
}

/**
 * Whether a round was ever settled under the key: `true`, or no row. Limited, so that as a scalar or laterally it can only be
 * made through the index by both columns: as a plain join, a plan made while the table was empty reads the whole index
 * for every round, and the plan is kept.
 */
export const knownKey = ({ player, key }: KeyColumns): string =>
  `(SELECT true AS known FROM every_round k WHERE k.player_id = ${player} AND k.key = ${key} LIMIT 1)`;
