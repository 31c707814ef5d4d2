import type { DeclaredModals, DeclaredPage } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [
  { path: 'payment-verification', file: 'payment-verification-page.tsx', frame: 'bare' },
];

export const modals: DeclaredModals = {
  deposit: () => import('./deposit-modal.tsx'),
};

declare module '../../../lib/modals.ts' {
  interface Modals {
    deposit: true;
  }
}
