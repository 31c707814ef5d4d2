import type { DeclaredPage, NavItem } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [
  { path: 'tournaments', file: 'tournaments-page.tsx' },
  { path: 'tournaments/:tournament', file: 'tournament-page.tsx' },
];

export const navigation: readonly NavItem[] = [
  { key: 'tournaments', to: '/tournaments', icon: 'trophy', place: 26, part: 'contests' },
];

export const sitemap: readonly string[] = ['/tournaments'];
