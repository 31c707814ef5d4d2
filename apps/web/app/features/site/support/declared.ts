import type { DeclaredPage, NavItem } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [{ path: 'support', file: 'support-page.tsx' }];

export const navigation: readonly NavItem[] = [{ key: 'support', to: '/support', icon: 'info', place: 60 }];

export const sitemap: readonly string[] = ['/support'];
