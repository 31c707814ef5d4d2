import type { OfficePage, Subjects } from '../../../lib/declared.ts';

export const pages: readonly OfficePage[] = [
  { path: '/games/rounds/$id', load: () => import('./round-page.tsx'), permission: 'void.rounds' },
];

export const subjects: Subjects = { round: (id) => `/games/rounds/${encodeURIComponent(id)}` };
