import { endMySession, mySessions, type OperatorSession } from '@croupier/contract/office/operators';
import { Badge, Button, showToast, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useAct } from '../../../lib/act/use-act.ts';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { useErrorText } from '../../../lib/errors/use-error-text.ts';
import { Instant } from '../../../lib/format/instant.tsx';
import styles from './account.module.css';
import { Section } from './section.tsx';

/** Where I am signed in. The session one looks with is ended by signing out. */
export function SessionsSection() {
  const t = useTranslations('account.sessions');
  const { data, error, refetch } = useQuery(queryOf(mySessions, {}));
  return (
    <Section title={t('title')} lead={t('lead')}>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <ul className={styles.rows}>
          {data.sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      ) : (
        <Skeleton lines={2} />
      )}
    </Section>
  );
}

function SessionRow({ session }: { session: OperatorSession }) {
  const t = useTranslations('account.sessions');
  const textOf = useErrorText();
  const end = useAct<typeof endMySession>({ changes: [mySessions], done: t('ended') });
  const input = { params: { id: session.id } };
  const press = () =>
    end.mutate({ operation: endMySession, input }, { onError: (error) => showToast(textOf(error), 'error') });
  return (
    <li className={styles.row}>
      <div>
        <p>{session.agent || t('unknown')}</p>
        <p className={styles.detail}>
          {session.address}
          {' · '}
          <Instant at={session.lastSeenAt} />
        </p>
      </div>
      {session.current ? (
        <Badge tone="win">{t('this')}</Badge>
      ) : (
        <Button
          size="small"
          busy={end.isPending}
          aria-label={t('endOne', { address: session.address })}
          onClick={press}
        >
          {t('end')}
        </Button>
      )}
    </li>
  );
}
