import type { DeclaredAlerts, DeclaredModals, DeclaredPage, NavItem } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [
  { path: 'bonuses', file: 'bonuses-page.tsx', guard: 'authenticated' },
];

export const navigation: readonly NavItem[] = [
  { key: 'bonuses', to: '/bonuses', icon: 'gift', place: 60, signedIn: true },
];

export const alerts: DeclaredAlerts = [() => import('./bonus-news.tsx'), () => import('./bonus-watch.tsx')];

export const modals: DeclaredModals = {
  'bonuses-expired': () => import('./expired-modal.tsx'),
  'bonus-won': () => import('./won-modal.tsx'),
};

declare module '../../../lib/modals.ts' {
  interface Modals {
    'bonuses-expired': true;
    'bonus-won': true;
  }
}
