import type { DeclaredAlerts, DeclaredBar, DeclaredModals, DeclaredPage } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [
  { path: 'notices', file: 'notices-page.tsx', frame: 'profile' },
  { path: 'notices/settings', file: 'settings-page.tsx', frame: 'profile' },
  { path: 'unsubscribe', file: 'unsubscribe-page.tsx' },
];

export const modals: DeclaredModals = {
  notices: () => import('./notices-modal.tsx'),
  'confirm-notice': () => import('./confirm-modal.tsx'),
};

export const alerts: DeclaredAlerts = [() => import('./notice-news.tsx')];

export const bar: DeclaredBar = [() => import('./bell.tsx')];

declare module '../../../lib/modals.ts' {
  interface Modals {
    notices: true;
    'confirm-notice': true;
  }
}
