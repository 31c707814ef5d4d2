import type { OfficePage, Room } from '../../../lib/declared.ts';

export const rooms: readonly Room[] = [
  {
    key: 'audit',
    to: '/audit',
    group: 'house',
    permission: 'read.audit',
    icon: 'scroll',
    letter: 'l',
    place: 30,
    glance: () => import('./audit-glance.tsx'),
  },
];

export const pages: readonly OfficePage[] = [
  { path: '/audit', load: () => import('./audit-page.tsx'), permission: 'read.audit' },
];
