import type { DeclaredPage, NavItem } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [
  { path: 'bonuses', file: 'bonuses-page.tsx', guard: 'authenticated' },
];

export const navigation: readonly NavItem[] = [
  { key: 'bonuses', to: '/bonuses', icon: 'gift', place: 60, signedIn: true },
];
