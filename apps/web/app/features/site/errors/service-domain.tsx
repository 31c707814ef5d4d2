import { serviceDomain } from '@croupier/contract/site/sites';
import { createCall } from '@croupier/contract/kit';
import { buttonClass, Dialog } from '@croupier/ui';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import styles from './error-page.module.css';

/** On the blocked page of an installed app, which has no address bar: offers the address where the house is open. */
export default function ServiceDomain() {
  const t = useTranslations('errors.serviceDomain');
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (isInstalledApp()) void askServiceDomain().then(setUrl);
  }, []);
  if (url === null) return null;
  return (
    <Dialog title={t('title')} closeLabel={t('close')} size="small" onClose={() => setUrl(null)}>
      <p>{t('text')}</p>
      <p className={styles.domain}>{new URL(url).host}</p>
      <a className={buttonClass({ look: 'primary' })} href={url} rel="noreferrer">
        {t('open')}
      </a>
    </Dialog>
  );
}

const isInstalledApp = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;

const ask = createCall((path, init) =>
  fetch(path, { ...init, headers: { ...(init.headers as Record<string, string>), 'x-web-app': '1' } }),
);

/** @returns an https address, or null where there is none or it cannot be asked for. */
async function askServiceDomain(): Promise<string | null> {
  const { data } = await ask(serviceDomain, {}).catch(() => ({ data: null }));
  return data !== null && data.startsWith('https://') ? data : null;
}
