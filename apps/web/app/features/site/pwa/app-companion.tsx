import { pwaInstalled, setFromPwa, setInstallPwa } from '@croupier/contract/site/pwa';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../../lib/api.ts';
import { useProfile } from '../../../lib/session.ts';
import { tell } from '../../../lib/tell.ts';
import { isApp, platformOf } from './platform-of.ts';

const SESSION_KEY = 'app-session';

/** Keeps the service worker, and tells of the site as an app: that it was installed, that it was opened. Renders nothing. */
export default function AppCompanion() {
  const playerId = useProfile()?.id;
  const installed = useEffectEvent(() => {
    const platform = platformOf(navigator);
    tell('SendPWATag', { platform });
    void call(pwaInstalled, { body: { platform } }).catch(() => undefined);
    if (playerId) void call(setInstallPwa, {}).catch(() => undefined);
  });
  useEffect(() => {
    keepWorker();
    addEventListener('appinstalled', installed);
    return () => removeEventListener('appinstalled', installed);
  }, []);
  useEffect(() => {
    if (isApp()) openedAsApp(playerId);
  }, [playerId]);
  return null;
}

/** While developing, what a worker keeps must not linger. */
function keepWorker(): void {
  if (import.meta.env.PROD)
    void navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined);
}

/** Told once a sitting, and once more of whoever signs in meanwhile. */
function openedAsApp(playerId: string | undefined): void {
  const told = sessionStorage.getItem(SESSION_KEY);
  if (told === null) tell('PWASession', { platform: platformOf(navigator) });
  if (playerId && told !== playerId)
    void call(setFromPwa, { query: { fromPwa: 'true' } }).catch(() => undefined);
  sessionStorage.setItem(SESSION_KEY, playerId ?? told ?? '');
}
