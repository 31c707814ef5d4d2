import type { DeclaredModals } from '../../../lib/declared.ts';

export const modals: DeclaredModals = {
  'step-up': () => import('./step-up-modal.tsx'),
};

declare module '../../../lib/modals.ts' {
  interface Modals {
    'step-up': true;
  }
}
