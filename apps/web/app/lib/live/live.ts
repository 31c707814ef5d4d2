import type { LiveMessage, LiveName } from '@croupier/contract/site/live';
import { useEffect, useEffectEvent } from 'react';

export type LiveData<N extends LiveName> = Extract<LiveMessage, { name: N }>['data'];

type Listener = (message: LiveMessage) => void;
const listeners = new Set<Listener>();
const waiters = new Set<() => void>();

/** Hands a message to everyone who listens; the shell's connection calls it. */
export function announce(message: LiveMessage): void {
  for (const listener of listeners) listener(message);
}

/**
 * Hears one kind of live message while mounted. The socket is never the only way to know: whoever
 * shows something also fetches it.
 */
export function useLive<N extends LiveName>(name: N, onData: (data: LiveData<N>) => void): void {
  const handle = useEffectEvent((message: LiveMessage) => {
    if (message.name === name) onData(message.data as never);
  });
  useEffect(() => {
    listeners.add(handle);
    return () => void listeners.delete(handle);
  }, []);
}

/** Says that the line is up, for the first time or again; the shell's connection calls it. */
export function announceLine(): void {
  for (const waiter of waiters) waiter();
}

/** Hears, while mounted, that the line is up: news of what is shown may have come before, and nobody heard them. */
export function useLine(onUp: () => void): void {
  const handle = useEffectEvent(onUp);
  useEffect(() => {
    const waiter = () => handle();
    waiters.add(waiter);
    return () => void waiters.delete(waiter);
  }, []);
}

/** Has something asked anew, while mounted, whenever this kind of message comes and whenever one may have been missed. */
export function useNudge(name: LiveName, ask: () => void): void {
  useLive(name, ask);
  useLine(ask);
}
