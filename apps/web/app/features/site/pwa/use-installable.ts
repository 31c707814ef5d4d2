import { useSyncExternalStore } from 'react';
import { offered, OFFERED } from '../../../lib/install-prompt.ts';

const ANSWERED = 'croupier:install-answered';

/** Whether the browser can be asked to install the site. */
export const useInstallable = (): boolean =>
  useSyncExternalStore(
    listen,
    () => offered.prompt !== undefined,
    () => false,
  );

/** Asks the browser to install the site; it answers once. */
export async function askToInstall(): Promise<void> {
  const { prompt } = offered;
  delete offered.prompt;
  dispatchEvent(new Event(ANSWERED));
  await prompt?.prompt();
}

function listen(listener: () => void): () => void {
  for (const name of [OFFERED, ANSWERED]) addEventListener(name, listener);
  return () => {
    for (const name of [OFFERED, ANSWERED]) removeEventListener(name, listener);
  };
}
