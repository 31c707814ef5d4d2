import { lazy, Suspense, type ComponentType } from 'react';
import { closeModal, useOpenModals, type ModalName } from '../lib/modals.ts';

/** What every modal gets. */
export interface ModalProps {
  data: unknown;
  onClose(): void;
}

/** The modals by name; each loads when it is first opened. */
const MODALS = {
  deposit: lazy(() => import('../features/payments/deposit-modal.tsx')),
  menu: lazy(() => import('./menu-modal.tsx')),
  refusal: lazy(() => import('../features/errors/refusal-modal.tsx')),
  settings: lazy(() => import('../features/settings/settings-modal.tsx')),
} satisfies Record<ModalName, ComponentType<ModalProps>>;

export function ModalHost() {
  return useOpenModals().map(({ id, name, data }) => {
    const Modal: ComponentType<ModalProps> = MODALS[name];
    return (
      <Suspense key={id} fallback={null}>
        <Modal data={data} onClose={() => closeModal(name)} />
      </Suspense>
    );
  });
}
