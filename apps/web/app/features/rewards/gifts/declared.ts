import type { DeclaredAlerts, DeclaredModals } from '../../../lib/declared.ts';

export const modals: DeclaredModals = {
  'gifts-expired': () => import('./expired-modal.tsx'),
};

export const alerts: DeclaredAlerts = [() => import('./gift-news.tsx'), () => import('./bonus-dots.tsx')];

declare module '../../../lib/modals.ts' {
  interface Modals {
    'gifts-expired': true;
  }
}
