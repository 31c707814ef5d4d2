import { Button, buttonClass } from '@croupier/ui';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Link, useLocalPath } from '../../lib/link.tsx';
import styles from './error-page.module.css';
import { ErrorScene } from './error-scene.tsx';

const SCREENS = { 403: 'forbidden', 404: 'notFound', 423: 'blocked', 451: 'unavailable' } as const;

/** One screen a status; whatever has none is «something went wrong». */
export function ErrorPage({ status }: { status: number }) {
  const t = useTranslations('errors');
  const screen = (SCREENS as Record<number, (typeof SCREENS)[keyof typeof SCREENS]>)[status] ?? 'failed';
  useNotFoundAddress(screen === 'notFound');
  return (
    <div className={styles.page}>
      <title>{t(`${screen}.title`)}</title>
      <ErrorScene locked={screen === 'blocked' || screen === 'forbidden'} figures={String(status)} />
      <p className={styles.status}>{t('status', { status: String(status) })}</p>
      <h1 className={styles.title}>{t(`${screen}.title`)}</h1>
      <p className={styles.text}>{t(`${screen}.text`)}</p>
      <div className={styles.actions}>
        <Link to="/" className={buttonClass({ look: 'primary' })}>
          {t('toHome')}
        </Link>
        {screen === 'failed' || screen === 'unavailable' ? (
          <Button onClick={() => location.reload()}>{t('retry')}</Button>
        ) : (
          <Link to="/games" className={buttonClass()}>
            {t('toGames')}
          </Link>
        )}
      </div>
    </div>
  );
}

/** An address without a page becomes `/{lang}/404`, keeping the query (specification, section 8). The answer was 404 already. */
function useNotFoundAddress(notFound: boolean): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const address = useLocalPath()('/404');
  useEffect(() => {
    if (notFound && pathname !== address)
      void navigate(address + search, { replace: true, preventScrollReset: true });
  }, [notFound, pathname, search, address, navigate]);
}
