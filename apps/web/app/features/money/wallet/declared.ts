import type { DeclaredBar, DeclaredModals, DeclaredPage } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [
  { path: 'balance', file: 'balance-page.tsx', guard: 'authenticated' },
];

export const modals: DeclaredModals = {
  balance: () => import('./balance-modal.tsx'),
};

export const bar: DeclaredBar = [() => import('./bonus-chip.tsx')];

declare module '../../../lib/modals.ts' {
  interface Modals {
    balance: true;
  }
}
