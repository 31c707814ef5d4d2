import type { RegionId } from '@croupier/domain/site/regions';
import { useRegion } from '../../../lib/root-data.ts';
import { readCookies, REGION_COOKIE } from '../../../lib/visitor.ts';

/** Whether nobody has chosen a region: neither another one in the form nor an edition of the site before. */
export function useIsAssumed(): (region: RegionId) => boolean {
  const ofPage = useRegion().id;
  return (region) => region === ofPage && !readCookies(document.cookie).has(REGION_COOKIE);
}
