import type { DeclaredPage } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [
  { path: 'quest', file: 'quest-page.tsx', guard: 'authenticated' },
];
