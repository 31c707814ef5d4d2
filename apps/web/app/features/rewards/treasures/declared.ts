import type { DeclaredAlerts, DeclaredModals, DeclaredPage, NavItem } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [
  { path: 'treasures', file: 'treasures-page.tsx', guard: 'authenticated' },
];

export const navigation: readonly NavItem[] = [
  { key: 'treasures', to: '/treasures', icon: 'chest', place: 62, signedIn: true },
];

export const alerts: DeclaredAlerts = [() => import('./box-watch.tsx')];

export const modals: DeclaredModals = { 'box-full': () => import('./full-modal.tsx') };

declare module '../../../lib/modals.ts' {
  interface Modals {
    'box-full': true;
  }
}
