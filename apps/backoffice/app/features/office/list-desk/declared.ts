import type { OfficePage, Room, Subjects } from '../../../lib/declared.ts';

export const rooms: readonly Room[] = [
  {
    key: 'lists',
    to: '/games/lists',
    group: 'games',
    permission: 'read.games',
    icon: 'columns',
    letter: 'y',
    place: 25,
  },
];

export const pages: readonly OfficePage[] = [
  { path: '/games/lists', load: () => import('./lists-page.tsx'), permission: 'read.games' },
];

export const subjects: Subjects = { lobby: (scope) => `/games/lists?for=${encodeURIComponent(scope)}` };
