import type { ActiveBonus } from '@croupier/contract/people/players';
import type { Queryable } from '../../../platform/database.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { AttemptBudget } from './attempt-budget.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';

/** What the use cases of this feature work with. */
export interface PlayersParts extends Needs<'db' | 'clock' | 'endSession' | 'error'> {
  passwords: Passwords;
  budget: AttemptBudget;
  sessions: Sessions;
  /** Whether the site is served over https: cookies are Secure then. */
  secureCookies: boolean;
  /** In which a proxy says the country of a request, in small letters; undefined where none does. */
  countryHeader: string | undefined;
  /** Signs device cookies; 32 bytes, the same on every server. */
  deviceKey: Buffer;
  /** The bonus whose money the player's stakes take. Purses know; they lie above this feature. */
  activeBonus(db: Queryable, playerId: bigint): Promise<ActiveBonus | null>;
  /** The devices that the player is told on. Push knows; it lies above this feature, too. */
  pushIds(db: Queryable, playerId: bigint): Promise<string[]>;
  /** Whether a chat of Telegram is the player's. Telegram knows; it lies above this feature, too. */
  subscribedToBot(db: Queryable, playerId: bigint): Promise<boolean>;
}
