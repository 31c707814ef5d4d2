import type { OfficePage, Room, SearchSource, Subjects } from '../../../lib/declared.ts';
import { findPlayers } from './find-players.ts';

export const rooms: readonly Room[] = [
  {
    key: 'players',
    to: '/players',
    group: 'players',
    permission: 'read.players',
    icon: 'user',
    letter: 'p',
    place: 10,
  },
];

export const pages: readonly OfficePage[] = [
  { path: '/players', load: () => import('./players-page.tsx'), permission: 'read.players' },
  { path: '/players/$id', load: () => import('./player-page.tsx'), permission: 'read.players' },
  { path: '/players/$id/$tab', load: () => import('./player-page.tsx'), permission: 'read.players' },
];

export const finders: readonly SearchSource[] = [
  {
    key: 'players',
    permission: 'read.players',
    icon: 'user',
    takes: (text) => text.length > 0 && text.length <= 100,
    find: findPlayers,
  },
];

export const subjects: Subjects = { player: (id) => `/players/${encodeURIComponent(id)}` };
