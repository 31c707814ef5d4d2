import type { DeclaredPage } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [
  { path: 'play/:game', file: 'provider-game-page.tsx', guard: 'authenticated' },
];
