import type { SupportRequest } from '@croupier/contract/site/support';
import type { SupportState } from '@croupier/domain/site/support';
import { Badge, EmptyState, ErrorState, Icon, Skeleton, type BadgeTone } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useDate } from '../../../lib/format/use-format.ts';
import { requestsQuery } from './support-queries.ts';
import styles from './support.module.css';

const TONES = {
  NEW: 'quiet',
  OPEN: 'warn',
  ANSWERED: 'win',
  CLOSED: 'quiet',
} as const satisfies Record<SupportState, BadgeTone>;

/** The player's own letters, newest first, and what became of each. */
export function MyRequests() {
  const t = useTranslations('support.mine');
  const { data, isError, isPending, refetch } = useQuery(requestsQuery);
  return (
    <section className={styles.mine} aria-labelledby="my-requests" aria-busy={isPending}>
      <h2 id="my-requests">{t('title')}</h2>
      {isError && <ErrorState title={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />}
      {isPending && <Skeleton className={styles.skeleton} />}
      {data?.length === 0 && (
        <EmptyState icon={<Icon name="info" size={28} />} title={t('none')} text={t('noneText')} />
      )}
      {data !== undefined && data.length > 0 && (
        <ul className={styles.requests}>
          {data.map((request) => (
            <li key={request.number}>
              <Request request={request} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Request({ request }: { request: SupportRequest }) {
  const t = useTranslations('support');
  const date = useDate();
  const { number, topic, state, message, reference, createdAt, answers } = request;
  return (
    <details className={styles.request}>
      <summary>
        <strong className={styles.number}>{t('mine.number', { number })}</strong>
        <span>{t(`form.topics.${topic}`)}</span>
        <Badge tone={TONES[state]}>{t(`mine.states.${state}`)}</Badge>
        <time className={styles.quiet} dateTime={createdAt}>
          {date(createdAt)}
        </time>
      </summary>
      <p className={styles.letter}>{message}</p>
      {reference !== null && <p className={styles.quiet}>{t('mine.about', { reference })}</p>}
      {answers.map((answer) => (
        <section key={answer.createdAt} className={styles.answer}>
          <h3>{t('mine.answer', { date: date(answer.createdAt) })}</h3>
          <p className={styles.letter}>{answer.text}</p>
        </section>
      ))}
    </details>
  );
}
