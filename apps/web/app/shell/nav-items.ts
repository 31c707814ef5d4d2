import declared from 'virtual:declared/navigation';
import type { NavItem } from '../lib/declared.ts';
import { isClosed, useHouse, useLanguage } from '../lib/root-data.ts';
import { useProfile } from '../lib/session.ts';

/** Where one can go; only what exists. */
const NAV_ITEMS: readonly NavItem[] = declared.flat().sort((a, b) => a.place - b.place);

/**
 * A menu of the frame in the order that content gives it; while there is none, all that exists. Players have more than
 * visitors, and nobody what the operator closed.
 */
export function useMenu(place: 'rail' | 'bottom'): readonly NavItem[] {
  const { closed, menus } = useHouse();
  const language = useLanguage();
  const signedIn = useProfile() !== null;
  const listed = menus[place]?.flatMap((path) => NAV_ITEMS.find(({ to }) => to === path) ?? []);
  return (listed ?? NAV_ITEMS).filter(
    (item) => (!item.signedIn || signedIn) && !isClosed(`/${language}${item.to}`, closed),
  );
}
