import { listPageSwitches } from '@croupier/contract/office/page-desk';
import { LAWFUL_PAGES } from '@croupier/domain/site/regions';
import { Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { Page } from '../../../lib/page/page.tsx';
import { PageLine } from './page-line.tsx';
import styles from './page-desk.module.css';

/** Which pages of the site are closed, for whom and when; here they are closed and opened. */
export default function PagesPage() {
  const t = useTranslations('page-desk');
  const { data, error, refetch } = useQuery(queryOf(listPageSwitches, {}));
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <ul className={styles.pages} aria-label={t('list')}>
            {data.pages.map((page) => (
              <PageLine key={page.page} page={page} />
            ))}
          </ul>
          <section className={styles.lawful}>
            <h2>{t('lawful.title')}</h2>
            <p>{t('lawful.text', { pages: LAWFUL_PAGES.map((page) => `/${page}`).join(', ') })}</p>
          </section>
        </>
      ) : (
        <Skeleton lines={12} />
      )}
    </Page>
  );
}
