import type { DeclaredModals } from '../../../lib/declared.ts';

export const modals: DeclaredModals = {
  avatar: () => import('./avatar-modal.tsx'),
};

declare module '../../../lib/modals.ts' {
  interface Modals {
    avatar: true;
  }
}
