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
  {
    key: 'reward-costs',
    to: '/figures/rewards',
    group: 'figures',
    permission: 'read.figures',
    icon: 'gift',
    letter: '5',
    place: 20,
  },
];

export const pages: readonly OfficePage[] = [
  { path: '/figures', load: () => import('./figures-page.tsx'), permission: 'read.figures' },
  { path: '/figures/rewards', load: () => import('./reward-costs-page.tsx'), permission: 'read.figures' },
];
