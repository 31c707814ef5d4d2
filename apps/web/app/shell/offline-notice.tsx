import { showToast } from '@croupier/ui';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { apart } from '../lib/apart.ts';
import { onceReached, WAITING } from '../lib/offline.ts';

/**
 * A step that cannot be made is not begun: the page stays, says why, and makes the last one once there is a network. One that
 * needs a document of its own is made with one.
 */
export function OfflineNotice() {
  const t = useTranslations('shell');
  const step = useBlocker(({ nextLocation }) => !navigator.onLine || apart.page(nextLocation.pathname));
  useEffect(() => {
    const say = () => showToast(t('offline'), 'info');
    addEventListener(WAITING, say);
    return () => removeEventListener(WAITING, say);
  }, [t]);
  useEffect(() => {
    if (step.state !== 'blocked') return undefined;
    let isLast = true;
    void onceReached(async () => {
      if (!isLast) return;
      const { pathname, search, hash } = step.location;
      if (apart.page(pathname)) location.assign(pathname + search + hash);
      else step.proceed();
    });
    return () => {
      isLast = false;
    };
  }, [step]);
  return null;
}
