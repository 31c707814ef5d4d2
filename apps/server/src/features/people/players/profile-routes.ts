import * as contract from '@croupier/contract/people/players';
import { rulesInForce } from '@croupier/domain/site/regions';
import type { Http } from '../../../platform/http/http.ts';
import { refuse } from '../../../platform/refusal.ts';
import { changeProfile } from './change-profile.ts';
import type { PlayersParts } from './players-parts.ts';
import { updateSpeed } from './profile-store.ts';
import { readProfile } from './read-profile.ts';
import { cancelRegionWish, setRegion } from './set-region.ts';

const NO_CLUB = { hasAccessToVipClub: false, level: null, manager: null } as const;

export function profileRoutes(http: Http, parts: PlayersParts): void {
  http.handle(contract.me, async ({ player }) => ({
    profile: player ? await readProfile(parts, player) : null,
  }));
  http.handle(contract.profile, ({ player }) => readProfile(parts, player));
  http.handle(contract.updateProfile, async ({ input, player, ip }) => {
    const refusal = await changeProfile(parts, { playerId: player.playerId, ip }, input.body);
    return refusal ?? readProfile(parts, player);
  });
  http.handle(contract.setRegion, async ({ input, player }) => {
    const refusal = await setRegion(parts, player, input.body);
    return refusal ?? readProfile(parts, player);
  });
  http.handle(contract.cancelRegionWish, async ({ player }) => {
    await cancelRegionWish(parts, player);
    return readProfile(parts, player);
  });
  http.handle(contract.setSpeed, async ({ input, player }) => {
    const { speed } = input.body;
    // A move that waits, or comes later, is looked at again wherever the pace is told.
    if (speed === 'turbo' && !rulesInForce(player).turbo) return refuse('choice_not_allowed');
    await updateSpeed(parts.db, player.playerId, speed);
    return { speed };
  });
  http.handle(contract.vipInfo, async () => NO_CLUB);
}
