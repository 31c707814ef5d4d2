import type { DeclaredCompanions, DeclaredPage } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [{ path: 'pwa', file: 'pwa-page.tsx' }];

export const sitemap: readonly string[] = ['/pwa'];

export const companions: DeclaredCompanions = [
  () => import('./app-companion.tsx'),
  () => import('./update-notice.tsx'),
];
