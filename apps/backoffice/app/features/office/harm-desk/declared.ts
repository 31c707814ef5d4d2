import type { OfficePage, Room } from '../../../lib/declared.ts';

const permission = 'read.harm';

export const rooms: readonly Room[] = [
  { key: 'harm', to: '/harm', group: 'players', permission, icon: 'shield', letter: '1', place: 40 },
];

export const pages: readonly OfficePage[] = [
  { path: '/harm', load: () => import('./harm-page.tsx'), permission },
];
