import type { DeclaredModals, DeclaredPage } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [
  { path: 'delete', file: 'delete-page.tsx', frame: 'profile' },
  { path: 'account-ended', file: 'ended-page.tsx' },
];

export const modals: DeclaredModals = {
  'take-back': () => import('./take-back-modal.tsx'),
};

declare module '../../../lib/modals.ts' {
  interface Modals {
    'take-back': true;
  }
}
