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
  { key: 'games', to: '/games', icon: 'games', place: 20, exact: true },
  // Genres that the house's own games fill; what only some evenings fill is offered in the lobby.
  { key: 'slots', to: '/games/slots', icon: 'slots', place: 21, part: 'games' },
  { key: 'instant', to: '/games/instant', icon: 'bolt', place: 22, part: 'games' },
  { key: 'lottery', to: '/games/lottery', icon: 'ticket', place: 23, part: 'games' },
  { key: 'adventure', to: '/games/adventure', icon: 'compass', place: 24, part: 'games' },
  { key: 'nature', to: '/games/nature', icon: 'leaf', place: 25, part: 'games' },
];

export const sitemap: readonly string[] = [
  '',
  '/games',
  '/games/popular',
  '/games/classical',
  '/providers',
  '/toro-games',
];
