import { buttonClass, Card } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { pageMeta } from '../../../lib/page-meta.ts';
import { Page } from '../../../pages/page.tsx';
import type { Route } from './+types/ended-page';
import styles from './deletion.module.css';

export const meta = (args: Route.MetaArgs) => pageMeta(args, 'deletion.ended.meta', { index: false });

/** Where a player stands who has ended their account. */
export default function EndedPage() {
  const t = useTranslations('deletion.ended');
  return (
    <Page title={t('title')} width="narrow">
      <Card className={styles.card}>
        <p>{t('text')}</p>
        <p className={styles.text}>{t('back')}</p>
        <div className={styles.actions}>
          <Link to="/" className={buttonClass({})}>
            {t('home')}
          </Link>
        </div>
      </Card>
    </Page>
  );
}
