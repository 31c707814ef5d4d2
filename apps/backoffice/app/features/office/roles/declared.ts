import type { OfficePage, Room, Subjects } from '../../../lib/declared.ts';

export const rooms: readonly Room[] = [
  {
    key: 'roles',
    to: '/roles',
    group: 'house',
    permission: 'read.operators',
    icon: 'key',
    letter: 'r',
    place: 20,
  },
];

export const pages: readonly OfficePage[] = [
  { path: '/roles', load: () => import('./roles-page.tsx'), permission: 'read.operators' },
];

export const subjects: Subjects = { role: () => '/roles' };
