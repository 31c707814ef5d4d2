import type { DeclaredPage, NavItem } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [
  { path: '', file: 'lobby-page.tsx' },
  { path: 'games/:category?', file: 'games-page.tsx' },
  { path: 'providers', file: 'providers-page.tsx' },
  { path: 'providers/:provider', file: 'games-page.tsx', id: 'provider-page' },
  { path: 'providers/toro-games', file: 'toro-games-moved.ts' },
  { path: 'toro-games', file: 'toro-games-page.tsx' },
];

export const navigation: readonly NavItem[] = [
  { key: 'lobby', to: '/', icon: 'lobby', place: 10, exact: true },
  { key: 'games', to: '/games', icon: 'games', place: 20 },
];

export const sitemap: readonly string[] = [
  '',
  '/games',
  '/games/popular',
  '/games/classical',
  '/providers',
  '/toro-games',
];
