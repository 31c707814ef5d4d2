import type { OfficePage, Room, Subjects } from '../../../lib/declared.ts';

const permission = 'read.money';

export const rooms: readonly Room[] = [
  {
    key: 'pay-outs',
    to: '/money/pay-outs',
    group: 'money',
    permission,
    icon: 'exit',
    letter: '4',
    place: 35,
    glance: () => import('./pay-outs-glance.tsx'),
  },
];

export const pages: readonly OfficePage[] = [
  { path: '/money/pay-outs', load: () => import('./pay-outs-page.tsx'), permission },
  { path: '/money/pay-outs/$id', load: () => import('./pay-out-page.tsx'), permission },
];

export const subjects: Subjects = { 'pay-out': (id) => `/money/pay-outs/${encodeURIComponent(id)}` };
