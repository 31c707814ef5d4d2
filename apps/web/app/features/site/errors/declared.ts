import type { DeclaredModals, DeclaredPage } from '../../../lib/declared.ts';

export const pages: readonly DeclaredPage[] = [
  { path: '500', file: 'server-error-page.ts' },
  { path: '*', file: 'not-found-page.ts' },
];

export const modals: DeclaredModals = {
  refusal: () => import('./refusal-modal.tsx'),
};

declare module '../../../lib/modals.ts' {
  interface Modals {
    refusal: true;
  }
}
