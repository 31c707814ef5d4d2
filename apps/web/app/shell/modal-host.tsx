import { lazy, Suspense, type ComponentType } from 'react';
import declared from 'virtual:declared/modals';
import type { DeclaredModals } from '../lib/declared.ts';
import { closeModal, useOpenModals, type ModalProps } from '../lib/modals.ts';

const OWN: DeclaredModals = { menu: () => import('./menu-modal.tsx') };

/** The modals by name, the shell's own and those of features; each loads when it is first opened. */
const MODALS = new Map<string, ComponentType<ModalProps>>(
  [OWN, ...declared].flatMap(Object.entries).map(([name, load]) => [name, lazy(load)]),
);

export function ModalHost() {
  return useOpenModals().map(({ id, name, data }) => {
    const Modal = MODALS.get(name);
    return (
      Modal && (
        <Suspense key={id} fallback={null}>
          <Modal data={data} onClose={() => closeModal(name)} />
        </Suspense>
      )
    );
  });
}
