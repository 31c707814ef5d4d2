import type { DeclaredPage } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [
  { path: 'payments', file: 'payments-page.tsx', frame: 'profile' },
];
