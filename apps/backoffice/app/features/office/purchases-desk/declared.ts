import type { OfficePage, Room } from '../../../lib/declared.ts';

const permission = 'read.purchases';

export const rooms: readonly Room[] = [
  {
    key: 'purchases',
    to: '/purchases',
    group: 'players',
    permission,
    icon: 'gift',
    letter: '6',
    place: 60,
    glance: () => import('./purchases-glance.tsx'),
  },
];

export const pages: readonly OfficePage[] = [
  { path: '/purchases', load: () => import('./purchases-page.tsx'), permission },
];
