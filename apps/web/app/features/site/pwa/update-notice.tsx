import { Button } from '@croupier/ui';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { QuietNotice } from '../../../lib/quiet-notice/quiet-notice.tsx';
import { isOutdated } from './latest-build.ts';

/** How often a page that stays open looks; and whenever it is looked at again, but not more often than this. */
const LOOK_EVERY_MS = 10 * 60_000;
const REST_MS = 60_000;

/** Says that there is a new version, and loads it when asked: never by itself, and at no table. */
export default function UpdateNotice() {
  const t = useTranslations('pwa.update');
  const [outdated, setOutdated] = useState(false);
  const [later, setLater] = useState(false);
  useEffect(() => {
    if (outdated) return undefined;
    let lookedAt = performance.now();
    const look = () => {
      lookedAt = performance.now();
      void isOutdated().then((is) => is && setOutdated(true));
    };
    const lookAgain = () => !document.hidden && performance.now() - lookedAt > REST_MS && look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [outdated]);
  if (!outdated || later) return null;
  return (
    <QuietNotice place={2} icon="refresh" title={t('title')} text={t('text')}>
      <Button onClick={() => setLater(true)}>{t('later')}</Button>
      <Button look="primary" onClick={() => location.reload()}>
        {t('reload')}
      </Button>
    </QuietNotice>
  );
}
