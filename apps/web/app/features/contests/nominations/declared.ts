import type { DeclaredPage, NavItem } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [{ path: 'nominations', file: 'nominations-page.tsx' }];

export const navigation: readonly NavItem[] = [
  { key: 'nominations', to: '/nominations', icon: 'medal', place: 28, part: 'contests' },
];

export const sitemap: readonly string[] = ['/nominations'];
