import declared from 'virtual:declared/navigation';
import type { NavItem } from '../lib/declared.ts';
import { isClosed, useHouse, useLanguage } from '../lib/root-data.ts';
import { useProfile } from '../lib/session.ts';

/** Where one can go; only what exists. */
const NAV_ITEMS: readonly NavItem[] = declared.flat().sort((a, b) => a.place - b.place);

/** Where who looks can go: players to more than visitors, and nobody to what the operator closed. */
export function useNavItems(): readonly NavItem[] {
  const { closed } = useHouse();
  const language = useLanguage();
  const signedIn = useProfile() !== null;
  return NAV_ITEMS.filter(
    (item) => (!item.signedIn || signedIn) && !isClosed(`/${language}${item.to}`, closed),
  );
}
