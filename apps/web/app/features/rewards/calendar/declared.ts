import type { DeclaredPage } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [
  { path: 'bonuses/calendar', file: 'calendar-page.tsx', guard: 'authenticated' },
];
