import { Suspense, type ComponentType } from 'react';
import { closeModal, useOpenModals, type ModalName } from '../lib/modals.ts';

/** What every modal gets. */
export interface ModalProps {
  data: unknown;
  onClose(): void;
}

/** The modals by name; each loads when it is first opened. */
const MODALS: Partial<Record<ModalName, ComponentType<ModalProps>>> = {};

export function ModalHost() {
  return useOpenModals().map(({ id, name, data }) => {
    const Modal = MODALS[name];
    return Modal ? (
      <Suspense key={id} fallback={null}>
        <Modal data={data} onClose={() => closeModal(name)} />
      </Suspense>
    ) : null;
  });
}

