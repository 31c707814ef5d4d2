import type { OfficePage, Room } from '../../../lib/declared.ts';

export const rooms: readonly Room[] = [
  {
    key: 'outbox',
    to: '/outbox',
    group: 'house',
    permission: 'read.letters',
    icon: 'share',
    letter: 'c',
    place: 40,
  },
];

export const pages: readonly OfficePage[] = [
  { path: '/outbox', load: () => import('./outbox-page.tsx'), permission: 'read.letters' },
];
