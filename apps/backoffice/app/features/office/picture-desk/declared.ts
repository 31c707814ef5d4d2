import type { Act, OfficePage, Room, Subjects } from '../../../lib/declared.ts';

const permission = 'read.content';

export const rooms: readonly Room[] = [
  {
    key: 'pictures',
    to: '/pictures',
    group: 'content',
    permission,
    icon: 'palette',
    letter: 'i',
    place: 40,
  },
];

export const pages: readonly OfficePage[] = [
  { path: '/pictures', load: () => import('./pictures-page.tsx'), permission },
  { path: '/pictures/$name', load: () => import('./picture-page.tsx'), permission },
];

export const acts: readonly Act[] = [
  {
    key: 'upload',
    to: '/pictures',
    search: { do: 'upload' },
    permission: 'change.content',
    icon: 'palette',
  },
];

export const subjects: Subjects = {
  picture: (name) => `/pictures/${encodeURIComponent(name)}`,
};
