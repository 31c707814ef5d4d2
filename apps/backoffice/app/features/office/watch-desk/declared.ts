import type { OfficePage, Room } from '../../../lib/declared.ts';

const permission = 'read.watch-hits';

export const rooms: readonly Room[] = [
  {
    ...{ key: 'watch', to: '/watch', group: 'players', permission, icon: 'shield', letter: '2', place: 35 },
    glance: () => import('./watch-glance.tsx'),
  },
];

export const pages: readonly OfficePage[] = [
  { path: '/watch', load: () => import('./watch-page.tsx'), permission },
];
