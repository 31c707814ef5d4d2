import type { Act, OfficePage, Room, SearchSource, Subjects } from '../../../lib/declared.ts';
import { findOperators } from './find-operators.ts';

export const rooms: readonly Room[] = [
  {
    key: 'operators',
    to: '/operators',
    group: 'house',
    permission: 'read.operators',
    icon: 'people',
    letter: 'o',
    place: 10,
  },
];

export const pages: readonly OfficePage[] = [
  { path: '/operators', load: () => import('./operators-page.tsx'), permission: 'read.operators' },
  { path: '/operators/$id', load: () => import('./operator-page.tsx'), permission: 'read.operators' },
];

export const acts: readonly Act[] = [
  {
    key: 'invite',
    to: '/operators',
    search: { do: 'invite' },
    permission: 'change.operators',
    icon: 'plus',
  },
];

export const finders: readonly SearchSource[] = [
  {
    key: 'operators',
    permission: 'read.operators',
    icon: 'people',
    takes: (text) => text.length > 1 && text.length <= 80,
    find: findOperators,
  },
];

export const subjects: Subjects = { operator: (id) => `/operators/${encodeURIComponent(id)}` };
