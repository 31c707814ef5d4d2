import type { DeclaredPage } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [{ path: 'pages/:page', file: 'static-page.tsx' }];

export const sitemap: readonly string[] = ['/pages/about'];
