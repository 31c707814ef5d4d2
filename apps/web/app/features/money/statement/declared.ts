import type { DeclaredPage } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [
  { path: 'statement', file: 'statement-page.tsx', frame: 'profile' },
];
