import type { DeclaredPage, NavItem } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [
  { path: 'lotteries', file: 'lotteries-page.tsx' },
  { path: 'lotteries/:lottery', file: 'lottery-page.tsx' },
];

export const navigation: readonly NavItem[] = [
  { key: 'lotteries', to: '/lotteries', icon: 'drum', place: 29, part: 'contests' },
];

export const sitemap: readonly string[] = ['/lotteries'];
