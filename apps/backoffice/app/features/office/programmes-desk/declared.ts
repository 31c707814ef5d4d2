import type { Act, OfficePage, Room, Subjects } from '../../../lib/declared.ts';

const permission = 'read.programmes';

export const rooms: readonly Room[] = [
  {
    key: 'programmes',
    to: '/programmes',
    group: 'content',
    permission,
    icon: 'gift',
    letter: '8',
    place: 70,
  },
  {
    key: 'segments',
    to: '/segments',
    group: 'content',
    permission: 'read.segments',
    icon: 'people',
    letter: '9',
    place: 75,
  },
];

export const pages: readonly OfficePage[] = [
  { path: '/programmes', load: () => import('./programmes-page.tsx'), permission },
  { path: '/programmes/new', load: () => import('./new-page.tsx'), permission: 'change.programmes' },
  { path: '/programmes/caps', load: () => import('./caps-page.tsx'), permission },
  { path: '/programmes/$kind/$code', load: () => import('./programme-page.tsx'), permission },
  { path: '/segments', load: () => import('./segments-page.tsx'), permission: 'read.segments' },
];

export const acts: readonly Act[] = [
  { key: 'write', to: '/programmes/new', permission: 'change.programmes', icon: 'gift' },
];

export const subjects: Subjects = {
  programme: (id) => `/programmes/${id.split('/').map(encodeURIComponent).join('/')}`,
  'giving-cap': () => '/programmes/caps',
  segment: (code) => `/segments#${encodeURIComponent(code)}`,
};
