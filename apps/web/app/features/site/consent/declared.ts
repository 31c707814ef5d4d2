import type { DeclaredCompanions, DeclaredModals } from '../../../lib/declared.ts';

export const companions: DeclaredCompanions = [() => import('./consent-companion.tsx')];

export const modals: DeclaredModals = {
  consent: () => import('./consent-modal.tsx'),
};

declare module '../../../lib/modals.ts' {
  interface Modals {
    consent: true;
  }
}
