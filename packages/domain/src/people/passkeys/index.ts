/** A player has a few devices; more than so many are of no use to one person. */
export const PASSKEYS_MAX = 20;
/** Of the name that a player gives a passkey. */
export const PASSKEY_NAME_LENGTH_MAX = 60;

/**
 * Whether a passkey may be taken away: never the last way in. A password is one, and so is another passkey.
 * @param ways what the player could sign in by, this passkey among them
 */
export const mayRemovePasskey = (ways: { passkeys: number; hasPassword: boolean }): boolean =>
  ways.hasPassword || ways.passkeys > 1;
