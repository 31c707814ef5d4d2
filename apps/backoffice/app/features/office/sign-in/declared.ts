import type { OfficePage } from '../../../lib/declared.ts';

export const pages: readonly OfficePage[] = [
  { path: '/sign-in', load: () => import('./sign-in-page.tsx'), frame: 'bare' },
  { path: '/invitation', load: () => import('./invitation-page.tsx'), frame: 'bare' },
];
