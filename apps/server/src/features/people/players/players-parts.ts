import type { TakeBack } from '@croupier/contract/people/deletion';
import type { ActiveBonus, Profile } from '@croupier/contract/people/players';
import type { RegionId } from '@croupier/domain/site/regions';
import type { Queryable, Tx } from '../../../platform/database.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { PersonMarks } from '../person-marks/feature.ts';
import type { AttemptBudget } from './attempt-budget.ts';
import type { IsBreached } from './breached-passwords.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';

/** The part of a profile that belongs to mechanics. */
export type ProfileOfMechanics = Pick<
  Profile,
  'alerts' | 'bonusPromotions' | 'loyaltyState' | 'nominations' | 'piggyBalance'
>;

/** What the use cases of this feature work with. */
export interface PlayersParts extends Needs<'db' | 'clock' | 'endSession' | 'error'> {
  passwords: Passwords;
  isBreached: IsBreached;
  /** See `answerAfter`. */
  answerAfterMs: number;
  budget: AttemptBudget;
  sessions: Sessions;
  /** Whether the site is served over https: cookies are Secure then. */
  secureCookies: boolean;
  /** In which a proxy says the country of a request, in small letters; undefined where none does. */
  countryHeader: string | undefined;
  /** Signs device cookies; 32 bytes, the same on every server. */
  deviceKey: Buffer;
  /** What tax numbers are sealed with. */
  taxBox: SecretBox;
  /** By which numbers a person is known. */
  marks: PersonMarks;
  /** Whether this house sends SMS: accounts are opened with a phone only where it does. */
  hasSms: boolean;
  /** Where a visitor says they are. */
  regionOf(player: null, cookies: Readonly<Record<string, string>>): RegionId;
  /** Links to choose another password, or to change the e-mail, are over once the password was changed otherwise. Contacts have them; they lie above this feature. */
  endResetLinks(tx: Tx, playerId: bigint): Promise<void>;
  /** The bonus whose money the player's stakes take. Purses know; they lie above this feature. */
  activeBonus(db: Queryable, playerId: bigint): Promise<ActiveBonus | null>;
  /** Reads the part that mechanics tell; they lie above this feature. */
  mechanics(db: Queryable, player: SignedIn): Promise<ProfileOfMechanics>;
  /** What a closed account is answered with where its player closed it and may open it again. Deletion knows; it lies above this feature. */
  takeBack(db: Queryable, playerId: bigint): Promise<TakeBack | undefined>;
  /** The devices that the player is told on. Push knows; it lies above this feature, too. */
  pushIds(db: Queryable, playerId: bigint): Promise<string[]>;
  /** Whether a chat of Telegram is the player's. Telegram knows; it lies above this feature, too. */
  subscribedToBot(db: Queryable, playerId: bigint): Promise<boolean>;
  /** Whether names stay as they are, as documents were shown under them. Documents know; they lie above this feature, too. */
  holdsNames(db: Queryable, playerId: bigint): Promise<boolean>;
  /** Codes of the games that the player likes, the latest first. The lobby knows; it lies above this feature, too. */
  favouriteGames(db: Queryable, playerId: bigint): Promise<string[]>;
  /** Where the player is, or wishes to be, has changed: their next stake is judged anew. Play rules know; they lie beside this feature. */
  regionChanged(tx: Tx, playerId: bigint): Promise<void>;
}
