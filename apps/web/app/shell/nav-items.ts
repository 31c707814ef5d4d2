import declared from 'virtual:declared/navigation';
import type { NavItem } from '../lib/declared.ts';

/** Where one can go; only what exists. */
export const NAV_ITEMS: readonly NavItem[] = declared.flat().sort((a, b) => a.place - b.place);
