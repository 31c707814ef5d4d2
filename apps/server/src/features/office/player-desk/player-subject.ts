/** A player as the log names one. */
export const subjectOf = (playerId: bigint) => ['player', String(playerId)] as const;

/** The act of looking at a player. */
export const LOOK = 'read.player';
