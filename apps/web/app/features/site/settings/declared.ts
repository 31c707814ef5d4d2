import type { DeclaredModals } from '../../../lib/declared.ts';

export const modals: DeclaredModals = {
  settings: () => import('./settings-modal.tsx'),
};

declare module '../../../lib/modals.ts' {
  interface Modals {
    settings: true;
  }
}
