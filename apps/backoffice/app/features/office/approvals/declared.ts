import type { OfficePage, Room } from '../../../lib/declared.ts';

export const rooms: readonly Room[] = [
  {
    key: 'approvals',
    to: '/approvals',
    group: 'house',
    permission: 'read.approvals',
    icon: 'check',
    letter: 'v',
    place: 5,
    glance: () => import('./approvals-glance.tsx'),
  },
];

export const pages: readonly OfficePage[] = [
  { path: '/approvals', load: () => import('./approvals-page.tsx'), permission: 'read.approvals' },
  { path: '/approvals/limits', load: () => import('./limits-page.tsx'), permission: 'read.approvals' },
];
