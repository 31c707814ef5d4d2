import { ApiError } from '@croupier/contract/kit';
import { Button, Card, ErrorState, Skeleton } from '@croupier/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { useNudge } from '../../../lib/live/live.ts';
import { useInBrowser } from '../../../lib/use-in-browser.ts';
import { SessionRow } from './session-row.tsx';
import { endOne, endOthers, sessionsQuery } from './sessions-queries.ts';
import styles from './sessions.module.css';

/** Where the player is signed in, this device first; one that is not theirs is ended here. */
export function SessionsCard() {
  const t = useTranslations('sessions');
  const client = useQueryClient();
  const inBrowser = useInBrowser();
  const list = useQuery({ ...sessionsQuery, enabled: inBrowser });
  const reload = () => askAnew(client, { queryKey: sessionsQuery.queryKey });
  useNudge('sessions', () => void reload());
  const end = useMutation({ mutationFn: endOne, onSettled: reload });
  const others = useMutation({ mutationFn: endOthers, onSettled: reload });
  const failed = end.error ?? others.error;
  const count = list.data?.sessions.length ?? 0;
  return (
    <Card className={styles.card} id="sessions" data-testid="sessions">
      <h2>{t('title')}</h2>
      {list.isError && (
        <ErrorState title={t('failed')} retryLabel={t('retry')} onRetry={() => void list.refetch()} />
      )}
      {list.isPending && <Skeleton />}
      {list.data && (
        <>
          <p className={styles.text}>
            {t('text', { minutes: list.data.idleMinutes, days: list.data.lifetimeDays })}
          </p>
          <ul className={styles.list}>
            {list.data.sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                busy={end.isPending && end.variables === session.id}
                onEnd={() => end.mutate(session.id)}
              />
            ))}
          </ul>
        </>
      )}
      <div className={styles.actions}>
        {count > 1 && (
          <Button busy={others.isPending} onClick={() => others.mutate()}>
            {t('endOthers')}
          </Button>
        )}
        <p role="status" className={failed ? styles.failed : styles.done}>
          {failed
            ? t(`errors.${errorKey(failed)}`)
            : others.isSuccess
              ? t('endedOthers')
              : end.isSuccess && t('ended')}
        </p>
      </div>
    </Card>
  );
}

const errorKey = (error: Error): 'not_found' | 'network' | 'other' => {
  const key = error instanceof ApiError ? error.key : '';
  return key === 'not_found' || key === 'network' ? key : 'other';
};
