import { REGION_COOKIE } from '../../../lib/visitor.ts';
import { useLiveOnceShown } from '../../../lib/live/use-live-once-shown.ts';
import { useProfile } from '../../../lib/session.ts';
import { keepChoice } from './cookies.ts';

/**
 * Loads a page anew whose player has waited for the move that was made now: its money and its rules are those of the region before. Where
 * a move is made at once, the page that asked for it does so itself.
 */
export default function RegionMoved() {
  const wish = useProfile()?.regionWish;
  useLiveOnceShown('regionMoved', ({ region }) => {
    if (wish?.region !== region) return;
    keepChoice(REGION_COOKIE, region);
    location.reload();
  });
  return null;
}
