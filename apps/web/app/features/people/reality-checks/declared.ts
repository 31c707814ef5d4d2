import type { DeclaredModals } from '../../../lib/declared.ts';

export const modals: DeclaredModals = {
  'reality-check': () => import('./check-modal.tsx'),
};

declare module '../../../lib/modals.ts' {
  interface Modals {
    'reality-check': true;
  }
}
