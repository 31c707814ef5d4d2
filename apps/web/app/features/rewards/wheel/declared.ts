import type { DeclaredPage } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [
  { path: 'wheel', file: 'wheel-page.tsx', guard: 'authenticated' },
];
