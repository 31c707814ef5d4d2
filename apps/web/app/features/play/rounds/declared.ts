import type { DeclaredPage, NavItem } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [
  { path: 'history', file: 'history-page.tsx', frame: 'profile' },
  { path: 'history/:id', file: 'round-page.tsx', frame: 'profile' },
];

export const navigation: readonly NavItem[] = [
  { key: 'history', to: '/profile/history', icon: 'history', place: 30, signedIn: true },
];
