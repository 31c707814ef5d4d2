import type { OfficePage, Room } from '../../../lib/declared.ts';

export const rooms: readonly Room[] = [
  {
    key: 'letters',
    to: '/letters',
    group: 'house',
    permission: 'read.letters',
    icon: 'share',
    letter: 'c',
    place: 40,
  },
];

export const pages: readonly OfficePage[] = [
  { path: '/letters', load: () => import('./letters-page.tsx'), permission: 'read.letters' },
];
