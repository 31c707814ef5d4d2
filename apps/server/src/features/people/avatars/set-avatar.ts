import type { DrawnAvatar } from '@croupier/domain/people/avatars';
import type { Tx } from '../../../platform/database.ts';
import { lockPlayer, updateAvatar } from '../players/feature.ts';
import type { AvatarsParts } from './avatars-parts.ts';
import { deletePictureOf } from './avatars-store.ts';

/** Shows the player with one of the house's drawings; an upload that was there is deleted. */
export async function chooseAvatar(
  { db }: AvatarsParts,
  playerId: bigint,
  drawn: DrawnAvatar,
): Promise<void> {
  await db.transaction(async (tx) => {
    await clearAvatar(tx, playerId);
    await updateAvatar(tx, playerId, drawn);
  });
}

export async function removeAvatar({ db }: AvatarsParts, playerId: bigint): Promise<void> {
  await db.transaction((tx) => clearAvatar(tx, playerId));
}

/** Leaves the player without a picture, under the lock that every change of it takes: of two at once one is whole before the other. */
export async function clearAvatar(tx: Tx, playerId: bigint): Promise<void> {
  await lockPlayer(tx, playerId);
  await deletePictureOf(tx, playerId);
  await updateAvatar(tx, playerId, null);
}
