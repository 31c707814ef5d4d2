import type { Banner } from '@croupier/contract/site/content';
import { bannerView } from './banner-view.ts';
import { byPlace } from './by-place.ts';
import type { ContentReader } from './read-content.ts';
import type { Reader } from './reader-of.ts';

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
    .sort(byPlace)
    .map((document) => bannerView(document, language, filling));
}
