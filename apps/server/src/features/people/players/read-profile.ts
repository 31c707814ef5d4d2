import type { Profile } from '@croupier/contract/people/players';
import type { SignedIn } from '../../../platform/http/http.ts';
import { balancesOf } from '../../money/ledger/feature.ts';
import type { PlayersParts } from './players-parts.ts';
import { findProfile } from './profile-store.ts';
import { profileView } from './profile-view.ts';
import { maskedTaxNumber } from './tax-numbers.ts';
import { findWish } from './region-wish-store.ts';

/** What a player is shown of themselves, in the session that asks. */
export async function readProfile(parts: PlayersParts, signedIn: SignedIn): Promise<Profile> {
  const { db } = parts;
  const { playerId, sessionId } = signedIn;
  const [
    player,
    wish,
    balances,
    activeBonus,
    subscribedPushIds,
    subscribedToBot,
    favoriteGames,
    isHeld,
    mechanics,
  ] = await Promise.all([
    findProfile(db, playerId, Buffer.from(sessionId, 'hex')),
    findWish(db, playerId),
    balancesOf(db, playerId),
    parts.activeBonus(db, playerId),
    parts.pushIds(db, playerId),
    parts.subscribedToBot(db, playerId),
    parts.favouriteGames(db, playerId),
    parts.holdsNames(db, playerId),
    parts.mechanics(db, signedIn),
  ]);
  if (!player) throw new Error('a session without a player');
  const taxNumber = maskedTaxNumber(parts.taxBox, playerId, player.taxNumberSealed);
  const namesHeld = isHeld || player.verifyLevel > 0;
  const above = { taxNumber, namesHeld, activeBonus, subscribedPushIds, subscribedToBot, favoriteGames };
  return { ...profileView(player, wish, { balances, now: parts.clock.now() }), ...mechanics, ...above };
}
