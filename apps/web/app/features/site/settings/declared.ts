import type { DeclaredAlerts, DeclaredModals } from '../../../lib/declared.ts';

export const modals: DeclaredModals = {
  settings: () => import('./settings-modal.tsx'),
};

export const alerts: DeclaredAlerts = [() => import('./region-moved.tsx')];

declare module '../../../lib/modals.ts' {
  interface Modals {
    settings: true;
  }
}
