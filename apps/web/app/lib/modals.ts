import { useSyncExternalStore } from 'react';
import { apart } from './apart.ts';

/** The modals that any page may open. A feature adds the names of its own where it declares them. */
export interface Modals {
  menu: true;
}
export type ModalName = keyof Modals;

/** What every modal gets. */
export interface ModalProps {
  data: unknown;
  onClose(): void;
}

export interface OpenModal {
  readonly id: number;
  readonly name: ModalName;
  readonly data: unknown;
}

const NONE: readonly OpenModal[] = [];
let open: readonly OpenModal[] = NONE;
let lastId = 0;
const listeners = new Set<() => void>();

/** Opens a modal above those already open; one of a name at a time. */
export function openModal(name: ModalName, data?: unknown): void {
  const elsewhere = apart.modal(name);
  if (elsewhere !== undefined) return location.assign(elsewhere);
  if (isOpen(name)) return;
  change([...open, { id: ++lastId, name, data }]);
}

export const isOpen = (name: ModalName): boolean => open.some((modal) => modal.name === name);

export function closeModal(name: ModalName): void {
  change(open.filter((modal) => modal.name !== name));
}

export const closeAllModals = (): void => change(NONE);

export const useOpenModals = (): readonly OpenModal[] =>
  useSyncExternalStore(
    subscribe,
    () => open,
    () => NONE,
  );

/** Hears of every modal that opens or closes. @returns the way to stop hearing */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly OpenModal[]): void {
  if (next.length === open.length && next.every((modal, index) => modal === open[index])) return;
  open = next;
  for (const listener of listeners) listener();
}
