import { useSyncExternalStore } from 'react';

/** What Chromium hands out when the site can be installed; other browsers hand out nothing. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let kept: InstallPrompt | null = null;
const listeners = new Set<() => void>();

/** It comes once and early, and is kept until somebody asks to install: the browser shows nothing by itself. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    change(event as InstallPrompt);
  });
}

/** Whether the browser can be asked to install the site. */
export const useInstallable = (): boolean =>
  useSyncExternalStore(
    listen,
    () => kept !== null,
    () => false,
  );

/** Asks the browser to install the site; it answers once. */
export async function askToInstall(): Promise<void> {
  const prompt = kept;
  change(null);
  await prompt?.prompt();
}

function change(next: InstallPrompt | null): void {
  kept = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
