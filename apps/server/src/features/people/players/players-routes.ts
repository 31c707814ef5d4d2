import * as contract from '@croupier/contract/people/players';
import type { Profile } from '@croupier/contract/people/players';
import type { Http } from '../../../platform/http/http.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { balancesOf } from '../../money/ledger/index.ts';
import { changePassword } from './change-password.ts';
import { arrivalOf, letIn } from './enter-account.ts';
import { login } from './login.ts';
import type { PlayersParts } from './players-parts.ts';
import { findById, updateAppearance } from './players-store.ts';
import { profileView } from './profile-view.ts';
import { findWish } from './region-wish-store.ts';
import { sessionCookieName } from './session-cookie.ts';
import { sessionsRoutes } from './sessions-routes.ts';
import { cancelRegionWish, setRegion } from './set-region.ts';
import { signUp } from './sign-up.ts';

/** As the contract has it, but after the blanks about it are gone. */
const NICKNAME_LENGTH_MIN = 2;

export function playersRoutes(http: Http, parts: PlayersParts): void {
  accountRoutes(http, parts);
  profileRoutes(http, parts);
  sessionsRoutes(http, parts);
}

function accountRoutes(http: Http, parts: PlayersParts): void {
  const sessionCookie = sessionCookieName(parts.secureCookies);

  http.handle(contract.signUp, ({ input, ip }) => signUp(parts, input.body, ip));
  http.handle(contract.login, async (call) => {
    const attempt = { ...call.input.body, ...arrivalOf(parts, call), provesWork: call.provesWork };
    const entered = await login(parts, attempt);
    if (isRefusal(entered)) return entered;
    letIn(parts, call.setCookie, entered);
    return { authenticated: true as const };
  });
  http.handle(contract.logout, async ({ headers, clearCookie }) => {
    await parts.sessions.end(headers.cookie);
    clearCookie(sessionCookie);
    return { done: true as const };
  });
  http.handle(contract.changePasswordNative, async ({ input, player, setCookie }) => {
    const changed = await changePassword(parts, player, input.body);
    if (isRefusal(changed)) return changed;
    letIn(parts, setCookie, changed);
    return { done: true as const };
  });
}

function profileRoutes(http: Http, parts: PlayersParts): void {
  const profileOf = async (playerId: bigint): Promise<Profile> => {
    const [player, wish, balances, activeBonus, subscribedPushIds, subscribedToBot] = await Promise.all([
      findById(parts.db, playerId),
      findWish(parts.db, playerId),
      balancesOf(parts.db, playerId),
      parts.activeBonus(parts.db, playerId),
      parts.pushIds(parts.db, playerId),
      parts.subscribedToBot(parts.db, playerId),
    ]);
    if (!player) throw new Error('a session without a player');
    return { ...profileView(player, wish, balances), activeBonus, subscribedPushIds, subscribedToBot };
  };

  http.handle(contract.me, async ({ player }) => ({
    profile: player ? await profileOf(player.playerId) : null,
  }));
  http.handle(contract.profile, ({ player }) => profileOf(player.playerId));
  http.handle(contract.updateProfile, async ({ input, player }) => {
    const { userTheme, language } = input.body;
    const nickname = input.body.nickname?.replaceAll(/ +/g, ' ').trim();
    if (nickname !== undefined && nickname.length < NICKNAME_LENGTH_MIN) return refuse('invalid_request');
    await updateAppearance(parts.db, player.playerId, { nickname, theme: userTheme, language });
    return profileOf(player.playerId);
  });
  http.handle(contract.setRegion, async ({ input, player }) => {
    const refusal = await setRegion(parts, player, input.body);
    return refusal ?? profileOf(player.playerId);
  });
  http.handle(contract.cancelRegionWish, async ({ player }) => {
    await cancelRegionWish(parts, player);
    return profileOf(player.playerId);
  });
}
