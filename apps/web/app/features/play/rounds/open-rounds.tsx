import { buttonClass } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { Money } from '../../../lib/format/money.tsx';
import { useDate } from '../../../lib/format/use-format.ts';
import { useGameName } from '../../../lib/game-texts.ts';
import { Link } from '../../../lib/link.tsx';
import { openRoundsQuery } from './rounds-queries.ts';
import styles from './history.module.css';

/** Rounds that wait for a choice, above those that are over; nothing when there are none. */
export function OpenRounds() {
  const t = useTranslations('rounds.open');
  const date = useDate();
  const gameName = useGameName();
  const rounds = useQuery(openRoundsQuery).data ?? [];
  if (rounds.length === 0) return null;
  return (
    <section className={styles.openRounds} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <p className={styles.note}>{t('text')}</p>
      <ul>
        {rounds.map((round) => (
          <li key={round.id}>
            <span>
              <strong>{gameName(round.game)}</strong>
              <small>
                {t('since', { time: date(round.settledAt) })} ·{' '}
                <Money amountMinor={round.stakeMinor} currency={round.currency} />
              </small>
            </span>
            <Link to={`/slots/${round.game}`} className={buttonClass({ look: 'primary', size: 'small' })}>
              {t('goOn')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
