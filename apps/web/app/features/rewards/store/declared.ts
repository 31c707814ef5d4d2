import type { DeclaredPage, NavItem } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [{ path: 'store', file: 'store-page.tsx' }];

export const navigation: readonly NavItem[] = [{ key: 'store', to: '/store', icon: 'store', place: 68 }];

export const sitemap: readonly string[] = ['/store'];
