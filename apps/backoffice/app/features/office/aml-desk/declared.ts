import type { OfficePage, Room, Subjects } from '../../../lib/declared.ts';

const permission = 'read.aml';

export const rooms: readonly Room[] = [
  { key: 'aml', to: '/aml', group: 'players', permission, icon: 'coins', letter: '7', place: 45 },
];

export const pages: readonly OfficePage[] = [
  { path: '/aml', load: () => import('./aml-page.tsx'), permission },
  { path: '/aml/$id', load: () => import('./case-page.tsx'), permission },
];

export const subjects: Subjects = { 'aml-case': (id) => `/aml/${encodeURIComponent(id)}` };
