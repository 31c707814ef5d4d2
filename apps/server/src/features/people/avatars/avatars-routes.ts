import * as contract from '@croupier/contract/people/avatars';
import type { Http } from '../../../platform/http/http.ts';
import { refuse } from '../../../platform/refusal.ts';
import { readProfile } from '../players/feature.ts';
import type { AvatarsParts } from './avatars-parts.ts';
import { findBody } from './avatars-store.ts';
import { chooseAvatar, removeAvatar } from './set-avatar.ts';
import { uploadAvatar } from './upload-avatar.ts';

/** Its address names one picture for ever. */
const KEPT_SECONDS = 365 * 24 * 3_600;

export function avatarsRoutes(http: Http, parts: AvatarsParts): void {
  http.handle(contract.chooseAvatar, async ({ input, player }) => {
    await chooseAvatar(parts, player.playerId, input.body.drawn);
    return readProfile(parts.players, player);
  });
  http.handle(contract.uploadAvatar, async ({ input, player }) => {
    const refusal = await uploadAvatar(parts, player.playerId, input.body);
    return refusal ?? readProfile(parts.players, player);
  });
  http.handle(contract.removeAvatar, async ({ player }) => {
    await removeAvatar(parts, player.playerId);
    return readProfile(parts.players, player);
  });
  http.handle(contract.avatarPicture, async ({ input, asFile, keepFor }) => {
    const body = await findBody(parts.db, input.params.id);
    if (!body) return refuse('not_found');
    keepFor(KEPT_SECONDS);
    asFile('avatar.webp', 'image/webp');
    return body;
  });
}
