export type ToastTone = 'info' | 'success' | 'error';
/** What may be done about what was said, as long as it is shown. */
export interface ToastAction {
  readonly label: string;
  run(): void;
}
interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
  readonly action: ToastAction | undefined;
}

const SHOWN_MS = 6_000;
/** Whoever may do something about it needs longer. */
const SHOWN_WITH_ACTION_MS = 15_000;
const MAXIMUM = 3;
const NONE: readonly Toast[] = [];
let toasts: readonly Toast[] = NONE;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a sentence for six seconds, with an action fifteen; the oldest leaves when there are more than three. Browser only. */
export function showToast(text: string, tone: ToastTone = 'info', action?: ToastAction): void {
  const id = ++lastId;
  change([...toasts.filter((toast) => toast.text !== text), { id, tone, text, action }].slice(-MAXIMUM));
  setTimeout(() => dismissToast(id), action ? SHOWN_WITH_ACTION_MS : SHOWN_MS);
}

export function dismissToast(id: number): void {
  if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id));
}

export const listToasts = (): readonly Toast[] => toasts;

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
