import type { DeclaredPage } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [{ path: 'rules-in-force', file: 'rules-in-force-page.tsx' }];

export const sitemap: readonly string[] = ['/rules-in-force'];
