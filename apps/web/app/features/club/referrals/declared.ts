import type { DeclaredPage } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [
  { path: 'referral-program', file: 'referral-page.tsx', guard: 'authenticated' },
];
