import type { SupportLetter } from '@croupier/contract/office/support-desk';
import { Card } from '@croupier/ui';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { LetterState } from './letter-state.tsx';
import styles from './letter.module.css';
import { Topic } from './support-list.tsx';

/** What people of the house did with a letter, the newest first. */
export function Story({ story }: Pick<SupportLetter, 'story'>) {
  const t = useTranslations('support-desk');
  if (story.length === 0) return null;
  return (
    <Card>
      <h2 className={styles.heading}>{t('story.title')}</h2>
      <ol className={styles.list}>
        {story.map(({ act, operator, at, reason }) => {
          const key = `story.acts.${act.split('.')[0]}`;
          return (
            <li key={`${at} ${act}`}>
              {t.has(key) ? t(key, { name: operator }) : `${operator}: ${act}`}{' '}
              <span className={styles.quiet}>
                <Instant at={at} />
              </span>
              {reason && <div className={styles.quiet}>{reason}</div>}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

/** What else the same player wrote. */
export function Others({ others }: Pick<SupportLetter, 'others'>) {
  const t = useTranslations('support-desk');
  if (others.length === 0) return null;
  return (
    <Card>
      <h2 className={styles.heading}>{t('others')}</h2>
      <ul className={styles.list}>
        {others.map(({ number, topic, state, createdAt }) => (
          <li key={number}>
            <Link to={`/support/${number}`}>№ {number}</Link> <Topic topic={topic} />{' '}
            <LetterState state={state} />{' '}
            <span className={styles.quiet}>
              <Instant at={createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
