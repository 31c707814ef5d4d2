import type { OfficePage, Room } from '../../../lib/declared.ts';

const permission = 'read.documents';

export const rooms: readonly Room[] = [
  { key: 'documents', to: '/documents', group: 'players', permission, icon: 'user', letter: 'z', place: 25 },
];

export const pages: readonly OfficePage[] = [
  { path: '/documents', load: () => import('./documents-page.tsx'), permission },
];
