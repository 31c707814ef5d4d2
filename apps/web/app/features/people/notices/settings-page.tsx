import type { NoticePreferences } from '@croupier/contract/people/notices';
import { Card, ErrorState, FormFailure } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { pageMeta } from '../../../lib/page-meta.ts';
import { ListSkeleton } from '../../../lib/record-list/list-skeleton.tsx';
import { Page } from '../../../pages/page.tsx';
import type { Route } from './+types/settings-page';
import { MissingWays } from './missing-ways.tsx';
import { preferencesQuery } from './notices-queries.ts';
import { QuietHours } from './quiet-hours.tsx';
import styles from './settings.module.css';
import { useSave } from './use-save.ts';
import { WayTable } from './way-table.tsx';

export const meta = (args: Route.MetaArgs) => pageMeta(args, 'notices.settings.meta', { index: false });

/** By which ways the player is told of what, and when they are not disturbed. */
export default function SettingsPage() {
  const t = useTranslations('notices.settings');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Settings />
    </Page>
  );
}

function Settings() {
  const t = useTranslations('notices');
  const { data: preferences, isPending, refetch } = useQuery(preferencesQuery);
  if (isPending) return <ListSkeleton rows={6} />;
  if (preferences) return <Choices saved={preferences} />;
  return (
    <ErrorState
      title={t('settings.errorTitle')}
      text={t('errorText')}
      retryLabel={t('retry')}
      onRetry={() => void refetch()}
    />
  );
}

function Choices({ saved }: { saved: NoticePreferences }) {
  const t = useTranslations('notices.settings');
  const { shown, save, isError } = useSave(saved);
  return (
    <div className={styles.cards}>
      <FormFailure>{isError && t('failed')}</FormFailure>
      <Card className={styles.card}>
        <h2>{t('ways')}</h2>
        <p className={styles.text}>{t('locked')}</p>
        <WayTable preferences={shown} onChange={save} />
        <MissingWays reachable={shown.reachable} />
      </Card>
      <Card className={styles.card}>
        <QuietHours preferences={shown} onChange={save} />
      </Card>
    </div>
  );
}
