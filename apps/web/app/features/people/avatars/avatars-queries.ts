import { chooseAvatar, removeAvatar, uploadAvatar } from '@croupier/contract/people/avatars';
import { AVATAR_BYTES_MAX, type DrawnAvatar } from '@croupier/domain/people/avatars';
import type { Profile } from '@croupier/contract/people/players';
import { call } from '../../../lib/api.ts';
import { useChangeProfile } from '../../../lib/session.ts';

/** What a player is shown with: a drawing of the house, a picture of theirs, or nothing. */
type Wanted = { drawn: DrawnAvatar } | { file: File } | 'none';

/** A file that the house would not even read. */
export class TooLarge extends Error {}

/** Changes the picture; the answer is the whole profile and goes to the cache. */
export function useSetAvatar() {
  return useChangeProfile(setAvatar);
}

async function setAvatar(wanted: Wanted): Promise<Profile> {
  if (wanted === 'none') return call(removeAvatar, {});
  if ('drawn' in wanted) return call(chooseAvatar, { body: wanted });
  if (wanted.file.size > AVATAR_BYTES_MAX) throw new TooLarge();
  return call(uploadAvatar, { body: new Uint8Array(await wanted.file.arrayBuffer()) });
}
