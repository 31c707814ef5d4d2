import type { DeclaredPage, NavItem } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [
  { path: 'jackpots', file: 'jackpots-page.tsx' },
  { path: 'jackpots/:jackpot', file: 'jackpot-page.tsx' },
];

export const navigation: readonly NavItem[] = [
  { key: 'jackpots', to: '/jackpots', icon: 'jackpot', place: 28, part: 'contests' },
];

export const sitemap: readonly string[] = ['/jackpots'];
