import type { DeclaredPage, NavItem } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [
  { path: 'points', file: 'points-page.tsx', guard: 'authenticated' },
];

export const navigation: readonly NavItem[] = [
  { key: 'points', to: '/points', icon: 'medal', place: 69, signedIn: true },
];
