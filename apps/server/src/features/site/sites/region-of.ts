import { REGION_IDS, type RegionId } from '@croupier/domain/site/regions';
import type { SignedIn } from '../../../platform/http/http.ts';

/** The cookie that keeps where a visitor says they are; the site writes it. */
const REGION_COOKIE = 'region';

/** Where who asks is: a player's own region, a visitor's by their cookie, else the first. */
export function regionOf(player: SignedIn | null, cookies: Readonly<Record<string, string>>): RegionId {
  return player?.region ?? REGION_IDS.find((id) => id === cookies[REGION_COOKIE]) ?? 'UA';
}
