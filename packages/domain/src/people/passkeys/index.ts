/** A player has a few devices; more than so many are of no use to one person. */
export const PASSKEYS_MAX = 20;
/** A passkey of the last days goes when its player chooses a password by a letter: it may be whoever's they are getting rid of. */
export const NEW_PASSKEY_MS = 30 * 86_400_000;
/** Of the name that a player gives a passkey. */
export const PASSKEY_NAME_LENGTH_MAX = 60;
