import { lazy, type ComponentType } from 'react';

/** A component that is fetched when it is first shown, as soon as there is a network. A server has it at hand. */
export const later: typeof lazy = (load) =>
  lazy(import.meta.env.SSR ? load : async () => orNever(await onceReached(load)));

/** The same for what a page is whole without: nothing stands in its place when it cannot be had. */
export const laterOrNothing = (load: () => Promise<{ default: ComponentType }>): ComponentType =>
  lazy(() => onceReached(load).catch(() => ({ default: () => null })));

/** Nothing comes where the page is about to be loaded anew (chunk-reload.ts). */
const orNever = <T>(module: T | undefined): T | Promise<T> => module ?? new Promise(() => undefined);

/**
 * Loads as soon as there is a network. A script is not even asked for before: browsers keep a failure, and would not try again.
 * @throws what loading throws: there is a network, and it does not help
 */
export async function onceReached<T>(load: () => Promise<T>): Promise<T> {
  while (!(await isReached())) {
    dispatchEvent(new Event(WAITING));
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
  }
  return load();
}

/** A browser that believes to be without a network may be wrong, and is asked to look. */
const isReached = async (): Promise<boolean> =>
  navigator.onLine ||
  fetch('/service-worker.js', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** On the window, when something that was asked for waits for the network. */
export const WAITING = 'croupier:waiting-for-network';
