import type { DeclaredPage } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [
  { path: 'documents', file: 'documents-page.tsx', guard: 'authenticated' },
];
