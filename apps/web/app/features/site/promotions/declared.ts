import type { DeclaredPage, NavItem } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [
  { path: 'promotions', file: 'promotions-page.tsx' },
  { path: 'promotions/:promo', file: 'promotion-page.tsx' },
];

export const navigation: readonly NavItem[] = [
  { key: 'promotions', to: '/promotions', icon: 'megaphone', place: 30 },
];

export const sitemap: readonly string[] = ['/promotions', '/promotions/:promo'];
