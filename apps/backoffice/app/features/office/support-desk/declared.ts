import type { OfficePage, Room, SearchSource, Subjects } from '../../../lib/declared.ts';
import { findLetters } from './find-letters.ts';

export const rooms: readonly Room[] = [
  {
    key: 'support',
    to: '/support',
    group: 'players',
    permission: 'read.support',
    icon: 'megaphone',
    letter: 's',
    place: 40,
    glance: () => import('./support-glance.tsx'),
  },
];

export const pages: readonly OfficePage[] = [
  { path: '/support', load: () => import('./support-page.tsx'), permission: 'read.support' },
  {
    path: '/support/quick-replies',
    load: () => import('./quick-replies-page.tsx'),
    permission: 'read.support',
  },
  { path: '/support/$number', load: () => import('./letter-page.tsx'), permission: 'read.support' },
];

export const finders: readonly SearchSource[] = [
  {
    key: 'letters',
    permission: 'read.support',
    icon: 'megaphone',
    takes: (text) => /^[A-Za-z0-9-]{4,64}$/.test(text) && /\d/.test(text),
    find: findLetters,
  },
];

export const subjects: Subjects = {
  'support-letter': (number) => `/support/${encodeURIComponent(number)}`,
  'quick-reply': () => '/support/quick-replies',
};
