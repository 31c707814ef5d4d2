import type { DeclaredPage } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [{ path: 'slots/:game/maths', file: 'maths-page.tsx' }];

export const sitemap: readonly string[] = ['/slots/:game/maths'];
