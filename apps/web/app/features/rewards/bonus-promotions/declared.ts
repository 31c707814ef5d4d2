import type { DeclaredCompanions, DeclaredPage } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [
  { path: 'bonuses/magic-box', file: 'magic-box-page.tsx', guard: 'authenticated' },
  { path: 'bonuses/workshop', file: 'workshop-page.tsx', guard: 'authenticated' },
];

export const companions: DeclaredCompanions = [() => import('./random-companion.tsx')];
