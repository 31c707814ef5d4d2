import type { DeclaredPage } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [{ path: 'self-test', file: 'self-test-page.tsx' }];

export const sitemap: readonly string[] = ['/self-test'];
