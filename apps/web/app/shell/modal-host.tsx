import { Suspense } from 'react';
import { closeModal, useOpenModals } from '../lib/modals.ts';
import { later } from '../lib/offline.ts';
import { orNotLoaded } from './or-not-loaded.tsx';

/** What knows the modals by name; it comes once a page is alive, and at the latest with the first that is opened. */
export const loadModals = () => import('./named-modal.tsx');

const NamedModal = later(orNotLoaded(loadModals));

export function ModalHost() {
  return useOpenModals().map(({ id, name, data }) => (
    <Suspense key={id} fallback={null}>
      <NamedModal name={name} data={data} onClose={() => closeModal(name)} />
    </Suspense>
  ));
}
