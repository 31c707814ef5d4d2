import type { Act, OfficePage, Room, SearchSource, Subjects } from '../../../lib/declared.ts';
import { findContent } from './find-content.ts';

const permission = 'read.content';

export const rooms: readonly Room[] = [
  { key: 'content', to: '/content', group: 'content', permission, icon: 'scroll', letter: 'n', place: 10 },
];

export const pages: readonly OfficePage[] = [
  { path: '/content', load: () => import('./contents-page.tsx'), permission },
  { path: '/content/new', load: () => import('./new-page.tsx'), permission: 'change.content' },
  { path: '/content/schedule', load: () => import('./schedule-page.tsx'), permission },
  { path: '/content/$kind/$key/$scope', load: () => import('./document-page.tsx'), permission },
];

export const acts: readonly Act[] = [
  { key: 'write', to: '/content/new', permission: 'change.content', icon: 'scroll' },
];

export const finders: readonly SearchSource[] = [
  {
    key: 'content',
    permission,
    icon: 'scroll',
    takes: (text) => text.length > 2 && text.length <= 80,
    find: findContent,
  },
];

export const subjects: Subjects = {
  content: (id) => `/content/${id.split('/').map(encodeURIComponent).join('/')}`,
};
