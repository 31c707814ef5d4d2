import type { OfficePage, Room, Subjects } from '../../../lib/declared.ts';

export const rooms: readonly Room[] = [
  {
    key: 'health',
    to: '/health',
    group: 'health',
    permission: 'read.health',
    icon: 'heart',
    letter: 'e',
    place: 10,
    glance: () => import('./health-glance.tsx'),
    sign: () => import('./health-sign.tsx'),
  },
];

export const pages: readonly OfficePage[] = [
  { path: '/health', load: () => import('./health-page.tsx'), permission: 'read.health' },
  { path: '/health/parked', load: () => import('./parked-page.tsx'), permission: 'read.health' },
];

export const subjects: Subjects = { reader: () => '/health' };
