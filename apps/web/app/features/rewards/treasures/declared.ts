import type { DeclaredPage, NavItem } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [
  { path: 'treasures', file: 'treasures-page.tsx', guard: 'authenticated' },
];

export const navigation: readonly NavItem[] = [
  { key: 'treasures', to: '/treasures', icon: 'chest', place: 62, signedIn: true },
];
