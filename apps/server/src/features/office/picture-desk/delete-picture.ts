import type { deletePicture as operation } from '@croupier/contract/office/picture-desk';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import * as pictures from '../../site/pictures/feature.ts';
import type { Actor } from '../audit/feature.ts';
import { subjectOf, type PictureDeskParts } from './picture-desk-parts.ts';
import { listUses } from './picture-desk-store.ts';

/** Takes a picture away that no document shows or will; else it is told which do. */
export async function deletePicture(
  { db, record }: PictureDeskParts,
  actor: Actor,
  { name, reason }: { name: string; reason: string },
): Promise<{ done: true } | Refused<typeof operation>> {
  return db.transaction(async (tx) => {
    const uses = await listUses(tx, name);
    if (uses.length > 0) return refuse('picture_in_use', { uses });
    const gone = await pictures.deletePicture(tx, name);
    if (!gone) return refuse('not_found');
    const { version, width, height } = gone;
    const before = { version, width, height };
    await record(tx, actor, { act: 'delete.picture', subject: subjectOf(name), before, reason });
    return { done: true } as const;
  });
}
