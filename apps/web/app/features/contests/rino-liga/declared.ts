import type { DeclaredPage, NavItem } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [{ path: 'rino-liga', file: 'rino-liga-page.tsx' }];

export const navigation: readonly NavItem[] = [
  { key: 'rino-liga', to: '/rino-liga', icon: 'league', place: 27, part: 'contests' },
];

export const sitemap: readonly string[] = ['/rino-liga'];
