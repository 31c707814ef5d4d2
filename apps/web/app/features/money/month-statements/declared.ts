import type { DeclaredPage } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [
  { path: 'statements', file: 'statements-page.tsx', frame: 'profile' },
];
