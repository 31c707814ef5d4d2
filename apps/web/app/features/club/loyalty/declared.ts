import type { DeclaredPage, NavItem } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [{ path: 'loyalty-program', file: 'loyalty-page.tsx' }];

export const navigation: readonly NavItem[] = [
  { key: 'loyalty', to: '/loyalty-program', icon: 'medal', place: 64 },
];

export const sitemap: readonly string[] = ['/loyalty-program'];
