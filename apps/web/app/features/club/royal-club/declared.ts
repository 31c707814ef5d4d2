import type { DeclaredPage, NavItem } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [{ path: 'royal-club', file: 'royal-club-page.tsx' }];

export const navigation: readonly NavItem[] = [
  { key: 'royalClub', to: '/royal-club', icon: 'crown', place: 66 },
];

export const sitemap: readonly string[] = ['/royal-club'];
