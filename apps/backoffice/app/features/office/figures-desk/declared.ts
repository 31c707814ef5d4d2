import type { OfficePage, Room } from '../../../lib/declared.ts';

export const rooms: readonly Room[] = [
  {
    key: 'figures',
    to: '/figures',
    group: 'figures',
    permission: 'read.figures',
    icon: 'chart',
    letter: 'f',
    place: 10,
  },
];

export const pages: readonly OfficePage[] = [
  { path: '/figures', load: () => import('./figures-page.tsx'), permission: 'read.figures' },
];
