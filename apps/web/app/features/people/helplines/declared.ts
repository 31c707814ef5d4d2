import type { DeclaredPage } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [{ path: 'responsible-gaming', file: 'help-page.tsx' }];

export const sitemap: readonly string[] = ['/responsible-gaming'];
