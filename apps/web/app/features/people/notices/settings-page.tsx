import type { NoticePreferences } from '@croupier/contract/people/notices';
import { Card, ErrorState, FormFailure } from '@croupier/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { useNudge } from '../../../lib/live/live.ts';
import { pageMeta } from '../../../lib/page-meta.ts';
import { ListSkeleton } from '../../../lib/record-list/list-skeleton.tsx';
import { useProfile } from '../../../lib/session.ts';
import { Page } from '../../../pages/page.tsx';
import { PushCard } from '../push/push-card.tsx';
import { TelegramCard } from '../telegram/telegram-card.tsx';
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
  const client = useQueryClient();
  const { data: preferences, isPending, refetch } = useQuery(preferencesQuery);
  // A chat is linked, and left, in another program: it is a way from then on, or none any more.
  useNudge('telegram', () => void askAnew(client, { queryKey: preferencesQuery.queryKey }));
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
  const profile = useProfile();
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
      {profile && <PushCard profile={profile} />}
      {profile && <TelegramCard profile={profile} />}
    </div>
  );
}
