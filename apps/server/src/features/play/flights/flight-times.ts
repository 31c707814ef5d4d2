/** How long bets are taken, and how long the end is looked at before the next flight opens. */
export const BETTING_MS = 8_000;
export const PAUSE_MS = 3_500;

/** How often a process says until when it has heard players, while there is a flight. */
export const BEAT_MS = 200;
/**
 * For so long the house may hear nobody, and a clock may be set, without consequence. Longer is a gap, and what becomes
 * of those who would leave by hand then is a rule of the game: see `playShared`.
 */
export const DEAF_MS = 2_000;
/** A gap is looked at for so long before it is believed: whoever heard meanwhile may only not have written it yet. */
export const DOUBT_MS = 1_000;
