import { Card, ErrorState, Skeleton } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useAuth, useRefreshProfile } from '../../../lib/session.ts';
import styles from './personal.module.css';

/** In place of what is of a player whose profile is not known: on its way, or to be asked for again. Nothing for a visitor. */
export function AccountMissing() {
  const t = useTranslations('personal.missing');
  const refresh = useRefreshProfile();
  const { state } = useAuth();
  if (state === 'loading') return <Skeleton className={styles.coming} />;
  if (state !== 'error') return null;
  return (
    <Card>
      <ErrorState
        title={t('title')}
        text={t('text')}
        retryLabel={t('again')}
        onRetry={() => void refresh().catch(() => undefined)}
      />
    </Card>
  );
}
