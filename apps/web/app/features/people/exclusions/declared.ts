import type { DeclaredAlerts, DeclaredModals } from '../../../lib/declared.ts';

export const modals: DeclaredModals = {
  stop: () => import('./stop-modal.tsx'),
};

export const alerts: DeclaredAlerts = [() => import('./stopped-news.tsx')];

declare module '../../../lib/modals.ts' {
  interface Modals {
    /** With a term as its data; without one it is the day that the button in every game stops for. */
    stop: true;
  }
}
