import type { DeclaredPage, NavItem } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [
  { path: 'fairness', file: 'fairness-page.tsx' },
  { path: 'fairness/verify', file: 'verify-page.tsx' },
];

export const navigation: readonly NavItem[] = [
  { key: 'fairness', to: '/fairness', icon: 'fairness', place: 40, exact: true },
  { key: 'verify', to: '/fairness/verify', icon: 'shield', place: 50 },
];

export const sitemap: readonly string[] = ['/fairness', '/fairness/verify'];
