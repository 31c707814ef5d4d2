import type { uploadPicture as operation } from '@croupier/contract/office/picture-desk';
import type { OutputOf } from '@croupier/contract/kit';
import type { SignedInOperator } from '../../../platform/http/http.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { refuseUnscanned } from '../../../platform/scan-upload.ts';
import { drawAnew, insertPicture } from '../../site/pictures/feature.ts';
import { actorOf } from '../audit/feature.ts';
import { subjectOf, type PictureDeskParts } from './picture-desk-parts.ts';

interface Upload {
  readonly call: { operator: SignedInOperator; requestId: string; ip: string };
  readonly name: string;
  readonly file: Uint8Array;
  readonly reason: string;
}

/** Adds a picture under a name that nothing has: it never becomes another one, so what content shows changes with content alone. */
export async function uploadPicture(
  { db, clock, scan, record, drawings }: PictureDeskParts,
  { call, name, file, reason }: Upload,
): Promise<OutputOf<typeof operation> | Refused<typeof operation>> {
  if ((await drawings()).some((drawing) => drawing.name === name)) return refuse('name_taken');
  const drawn = await drawAnew({ bytes: file, scan });
  if (drawn === 'away') return refuseUnscanned();
  if (!drawn) return refuse('picture_unreadable');
  const { version, width, height, body } = drawn;
  return db.transaction(async (tx) => {
    // Of two uploads under one name the second waits for the first, and finds the name taken.
    const { operatorId: by } = call.operator;
    if (!(await insertPicture(tx, { name, by, at: clock.now(), drawn }))) return refuse('name_taken');
    const after = { version, width, height, bytes: body.length };
    await record(tx, actorOf(call), { act: 'upload.picture', subject: subjectOf(name), after, reason });
    return { name, version, width, height };
  });
}
