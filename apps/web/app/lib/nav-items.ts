import declared from 'virtual:declared/navigation';
import type { NavItem } from './declared.ts';
import { isClosed, useHouse, useLanguage } from './root-data.ts';
import { useProfile } from './session.ts';

/** Where one can go; only what exists. */
const NAV_ITEMS: readonly NavItem[] = declared.flat().sort((a, b) => a.place - b.place);

/**
 * A menu of the frame in the order that content gives it; while there is none, all that exists. Players have more than
 * visitors, and nobody what the operator closed.
 */
export function useMenu(place: 'rail' | 'bottom'): readonly NavItem[] {
  const { menus } = useHouse();
  const ways = useWays();
  return menus[place]?.flatMap((path) => ways.find(({ to }) => to === path) ?? []) ?? ways;
}

/** Everywhere that whoever looks can go. */
export function useWays(): readonly NavItem[] {
  const { closed } = useHouse();
  const language = useLanguage();
  const signedIn = useProfile() !== null;
  return NAV_ITEMS.filter(
    (item) => (!item.signedIn || signedIn) && !isClosed(`/${language}${item.to}`, closed),
  );
}
