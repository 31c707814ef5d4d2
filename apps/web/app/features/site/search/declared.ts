import type { DeclaredCompanions, DeclaredModals } from '../../../lib/declared.ts';

export const modals: DeclaredModals = {
  search: () => import('./search-modal.tsx'),
};

export const companions: DeclaredCompanions = [() => import('./search-keys.tsx')];

declare module '../../../lib/modals.ts' {
  interface Modals {
    search: true;
  }
}
