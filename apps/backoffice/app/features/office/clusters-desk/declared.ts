import type { OfficePage, Room } from '../../../lib/declared.ts';

const permission = 'read.clusters';

export const rooms: readonly Room[] = [
  { key: 'clusters', to: '/clusters', group: 'players', permission, icon: 'share', letter: 'j', place: 30 },
];

export const pages: readonly OfficePage[] = [
  { path: '/clusters', load: () => import('./clusters-page.tsx'), permission },
];
