import { Suspense } from 'react';
import { useTranslations } from 'use-intl/react';
import { ErrorActions } from './error-actions.tsx';
import styles from './error-page.module.css';
import { ErrorScene } from './error-scene.tsx';
import { refusedOf, screenOf, statusOf } from './error-screens.ts';
import { useErrorAddress } from './use-error-address.ts';
import { later } from '../../../lib/offline.ts';
import { useBrand, type Refused } from '../../../lib/root-data.ts';
import { ShutOutActions } from './shut-out-actions.tsx';

const ServiceDomain = later(() => import('./service-domain.tsx'));

const TEXTS = { account_blocked: 'account', country_closed: 'country' } as const satisfies Record<
  Refused,
  string
>;

/** One screen a status; whatever has none is «something went wrong». */
export function ErrorPage({ error, startUp }: { error: unknown; startUp: boolean }) {
  const status = statusOf(error, startUp);
  const refused = refusedOf(error);
  const t = useTranslations('errors');
  const screen = screenOf(status);
  const texts = refused ? (`blocked.${TEXTS[refused]}` as const) : screen;
  const brand = useBrand();
  useErrorAddress(screen);
  return (
    <>
      <div className={styles.page}>
        <title>{t(`${texts}.title`)}</title>
        <div className={styles.scenery}>
          {screen === 'notFound' && (
            <img className={styles.host} src={`/brands/${brand}-lean.svg`} alt="" width="240" height="160" />
          )}
          <ErrorScene screen={screen} figures={String(status)} />
        </div>
        <p className={styles.status}>{t('status', { status: String(status) })}</p>
        <h1 className={styles.title}>{t(`${texts}.title`)}</h1>
        <p className={styles.text}>{t(`${texts}.text`)}</p>
        {screen === 'unavailable' && <p className={styles.text}>{t('safe')}</p>}
        {refused ? <ShutOutActions refused={refused} /> : <ErrorActions screen={screen} />}
      </div>
      {screen === 'blocked' && (
        <Suspense>
          <ServiceDomain />
        </Suspense>
      )}
    </>
  );
}
