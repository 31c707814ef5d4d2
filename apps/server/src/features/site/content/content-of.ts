import type { Banner, Survey } from '@croupier/contract/site/content';
import type { Queryable } from '../../../platform/database.ts';
import { bannerView, surveyView } from './banner-view.ts';
import type { ContentReader } from './read-content.ts';
import type { Reader } from './reader-of.ts';
import { listSettled } from './widgets-store.ts';

/** The banners for who looks, in their order: a visitor's are not a player's. */
export async function bannersFor(
  reader: ContentReader,
  { edition, language, fill }: Reader,
  { signedIn, area }: { signedIn: boolean; area?: Banner['area'] | undefined },
): Promise<Banner[]> {
  const filling = fill();
  const isFor = ({ viewers }: { viewers: Banner['viewers'] }) =>
    signedIn ? viewers.some((viewer) => viewer !== 'visitor') : viewers.includes('visitor');
  return (await reader.list('banner', edition))
    .filter(({ facts }) => isFor(facts) && (area === undefined || facts.area === area))
    .sort((one, other) => one.facts.place - other.facts.place)
    .map((document) => bannerView(document, language, filling));
}

/** The first survey that this player has neither answered nor hidden; null for a visitor, whom nobody can ask once. */
export async function surveyFor(
  { db, reader }: { db: Queryable; reader: ContentReader },
  { edition, language, fill }: Reader,
  playerId: bigint | undefined,
): Promise<Survey | null> {
  if (playerId === undefined) return null;
  const surveys = await reader.list('survey', edition);
  if (surveys.length === 0) return null;
  const settled = await listSettled(db, playerId);
  const open = surveys
    .filter(({ key }) => !settled.has(key))
    .sort((one, other) => one.facts.place - other.facts.place)[0];
  return open ? surveyView(open, language, fill()) : null;
}
