import { showToast } from '@croupier/ui';
import { Suspense, useEffect, type ComponentType } from 'react';
import { useTranslations } from 'use-intl/react';
import declared from 'virtual:declared/modals';
import type { DeclaredModals } from '../lib/declared.ts';
import { closeModal, useOpenModals, type ModalName, type ModalProps } from '../lib/modals.ts';
import { later, onceReached } from '../lib/offline.ts';

const OWN: DeclaredModals = { menu: () => import('./menu-modal.tsx') };

/** The modals by name, the shell's own and those of features; each loads when it is first opened. */
const MODALS = new Map<string, ComponentType<ModalProps>>(
  [OWN, ...declared].flatMap(Object.entries).map(([name, load]) => [name, later(orNotLoaded(load))]),
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

function orNotLoaded(load: NonNullable<DeclaredModals[ModalName]>) {
  return () => onceReached(load).catch(() => ({ default: NotLoaded }));
}

/** In place of one that cannot be had: the page under it is whole. */
function NotLoaded({ onClose }: ModalProps) {
  const t = useTranslations('shell');
  useEffect(() => {
    showToast(t('notLoaded'), 'error');
    onClose();
  }, [t, onClose]);
  return null;
}
