import type { OfficePage, Room, Subjects } from '../../../lib/declared.ts';

export const rooms: readonly Room[] = [
  {
    key: 'pages',
    to: '/content/pages',
    group: 'content',
    permission: 'read.content',
    icon: 'lock',
    letter: 'x',
    place: 50,
  },
];

export const pages: readonly OfficePage[] = [
  { path: '/content/pages', load: () => import('./pages-page.tsx'), permission: 'read.content' },
];

export const subjects: Subjects = { page: (id) => `/content/pages#${encodeURIComponent(id)}` };
