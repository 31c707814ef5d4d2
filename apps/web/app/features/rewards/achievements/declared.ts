import type { DeclaredAlerts, DeclaredPage, NavItem } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [
  { path: 'achievements', file: 'achievements-page.tsx', guard: 'authenticated' },
];

export const navigation: readonly NavItem[] = [
  { key: 'achievements', to: '/achievements', icon: 'trophy', place: 63, signedIn: true },
];

export const alerts: DeclaredAlerts = [() => import('./achievement-watch.tsx')];
