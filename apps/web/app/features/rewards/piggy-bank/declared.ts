import type { DeclaredPage } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [
  { path: 'piggy-bank', file: 'piggy-bank-page.tsx', guard: 'authenticated' },
];
