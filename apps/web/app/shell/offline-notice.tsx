import { showToast } from '@croupier/ui';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { onceReached, WAITING } from '../lib/offline.ts';

/** A step that cannot be made is not begun: the page stays, says why, and makes the last one once there is a network. */
export function OfflineNotice() {
  const t = useTranslations('shell');
  const step = useBlocker(() => !navigator.onLine);
  useEffect(() => {
    const say = () => showToast(t('offline'), 'info');
    addEventListener(WAITING, say);
    return () => removeEventListener(WAITING, say);
  }, [t]);
  useEffect(() => {
    if (step.state !== 'blocked') return undefined;
    let isLast = true;
    void onceReached(async () => {
      if (isLast) step.proceed();
    });
    return () => {
      isLast = false;
    };
  }, [step]);
  return null;
}
