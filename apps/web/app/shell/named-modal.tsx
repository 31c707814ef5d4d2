import type { ComponentType } from 'react';
import declared from 'virtual:declared/modals';
import type { DeclaredModals } from '../lib/declared.ts';
import type { ModalName, ModalProps } from '../lib/modals.ts';
import { later } from '../lib/offline.ts';
import { orNotLoaded } from './or-not-loaded.tsx';

const OWN: DeclaredModals = { menu: () => import('./menu-modal.tsx') };

/** The modals by name, the shell's own and those of features; each loads when it is first opened. */
const MODALS: Readonly<Record<string, ComponentType<ModalProps>>> = Object.fromEntries(
  [OWN, ...declared].flatMap(Object.entries).map(([name, load]) => [name, later(orNotLoaded(load))]),
);

export default function NamedModal({ name, ...props }: ModalProps & { name: ModalName }) {
  const Modal = MODALS[name];
  return Modal && <Modal {...props} />;
}
