import type { DeclaredAlerts, DeclaredModals } from '../../../lib/declared.ts';

export const modals: DeclaredModals = {
  balance: () => import('./balance-modal.tsx'),
};

export const alerts: DeclaredAlerts = [() => import('./bonus-news.tsx')];

declare module '../../../lib/modals.ts' {
  interface Modals {
    balance: true;
  }
}
