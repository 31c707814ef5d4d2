import type { DeclaredPage, NavItem } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [{ path: 'mini-game', file: 'mini-game-page.tsx' }];

export const navigation: readonly NavItem[] = [
  { key: 'mini-game', to: '/mini-game', icon: 'merry', place: 70 },
];

export const sitemap: readonly string[] = ['/mini-game'];
