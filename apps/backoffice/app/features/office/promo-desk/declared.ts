import type { OfficePage, Room, Subjects } from '../../../lib/declared.ts';

const permission = 'read.promo-codes';

export const rooms: readonly Room[] = [
  {
    key: 'promo-codes',
    to: '/content/promo-codes',
    group: 'content',
    permission,
    icon: 'gift',
    letter: '3',
    place: 60,
  },
];

export const pages: readonly OfficePage[] = [
  { path: '/content/promo-codes', load: () => import('./promo-codes-page.tsx'), permission },
];

export const subjects: Subjects = {
  'promo-code': (id) => `/content/promo-codes?code=${encodeURIComponent(id)}`,
};
