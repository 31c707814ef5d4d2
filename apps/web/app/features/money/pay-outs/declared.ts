import type { DeclaredPage } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [
  { path: 'pay-outs', file: 'pay-outs-page.tsx', frame: 'profile' },
  { path: 'pay-outs/:id', file: 'pay-out-page.tsx', frame: 'profile' },
  { path: 'verify-card', file: 'verify-card-page.tsx', guard: 'authenticated' },
];
