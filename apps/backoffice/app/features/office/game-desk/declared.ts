import type { Act, OfficePage, Room, SearchSource, Subjects } from '../../../lib/declared.ts';
import { findGames } from './find-games.ts';

export const rooms: readonly Room[] = [
  {
    key: 'games',
    to: '/games',
    group: 'games',
    permission: 'read.games',
    icon: 'slots',
    letter: 't',
    place: 10,
    glance: () => import('./games-glance.tsx'),
  },
  {
    key: 'picks',
    to: '/games/picks',
    group: 'games',
    permission: 'read.games',
    icon: 'crown',
    letter: 'k',
    place: 20,
  },
  {
    key: 'openRounds',
    to: '/games/open',
    group: 'games',
    permission: 'read.games',
    icon: 'pause',
    letter: 'w',
    place: 30,
  },
  {
    key: 'studios',
    to: '/studios',
    group: 'games',
    permission: 'read.games',
    icon: 'theatre',
    letter: 'u',
    place: 40,
  },
];

export const pages: readonly OfficePage[] = [
  { path: '/games', load: () => import('./games-page.tsx'), permission: 'read.games' },
  { path: '/games/picks', load: () => import('./picks-page.tsx'), permission: 'read.games' },
  { path: '/games/open', load: () => import('./open-rounds-page.tsx'), permission: 'read.games' },
  { path: '/games/$id', load: () => import('./game-page.tsx'), permission: 'read.games' },
  { path: '/studios', load: () => import('./studios-page.tsx'), permission: 'read.games' },
];

export const acts: readonly Act[] = [
  { key: 'picks', to: '/games/picks', permission: 'change.lists', icon: 'crown' },
];

export const finders: readonly SearchSource[] = [
  {
    key: 'games',
    permission: 'read.games',
    icon: 'slots',
    takes: (text) => text.length > 1 && text.length <= 80,
    find: findGames,
  },
];

export const subjects: Subjects = {
  game: (id) => `/games/${encodeURIComponent(id)}`,
  list: () => '/games/picks',
};
