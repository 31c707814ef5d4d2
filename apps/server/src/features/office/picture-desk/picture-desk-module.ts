import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { DRAWINGS_FOLDER, listDrawings, type Drawing } from '../../site/pictures/feature.ts';
import type { RecordAct } from '../audit/feature.ts';
import { pictureDeskRoutes } from './picture-desk-routes.ts';

/** Where people of the house keep the pictures that content shows. */
export function createPictureDesk(
  { db, clock, scan }: Needs<'db' | 'clock' | 'scan'>,
  { record }: { record: RecordAct },
): { module: Module } {
  let known: Promise<readonly Drawing[]> | undefined;
  // They come with the site, and go with the next one.
  const drawings = () => (known ??= listDrawings(DRAWINGS_FOLDER));
  const parts = { db, clock, scan, record, drawings };
  return { module: { name: 'picture-desk', office: (http) => pictureDeskRoutes(http, parts) } };
}
