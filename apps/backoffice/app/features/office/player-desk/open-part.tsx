import type { PlayerPage } from '@croupier/contract/office/player-desk';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { Money } from '../../../lib/format/money.tsx';
import { Part } from './facts.tsx';
import styles from './overview.module.css';

/** What waits for something: rounds, payments, requests to the house, wins that are held. */
export function OpenPart({ player }: { player: PlayerPage }) {
  const t = useTranslations('player-desk.open');
  const { id, openRounds, openPayments, waitingRequests, heldWins } = player;
  const isNothing = openRounds.length + openPayments.length + waitingRequests + heldWins === 0;
  return (
    <Part title={t('title')}>
      {isNothing && <p className={styles.quiet}>{t('none')}</p>}
      <ul className={styles.lines}>
        {openRounds.map((round) => (
          <Line key={round.id} at={round.openedAt}>
            {t('round', { game: round.game })}
            {round.studio && ` (${round.studio})`}{' '}
            <Money amountMinor={round.stakeMinor} currency={round.currency} />
          </Line>
        ))}
        {openPayments.map((payment) => (
          <Line key={payment.id} at={payment.since}>
            <Link to={`/players/${id}/payments`}>{t('payment')}</Link>{' '}
            <Money amountMinor={payment.amountMinor} currency={payment.currency} />
          </Line>
        ))}
        {waitingRequests > 0 && <Line>{t('requests', { count: waitingRequests })}</Line>}
        {heldWins > 0 && <Line>{t('heldWins', { count: heldWins })}</Line>}
      </ul>
    </Part>
  );
}

function Line({ at, children }: { at?: string; children: ReactNode }) {
  return (
    <li className={styles.line}>
      <span>{children}</span>
      {at && <Instant at={at} />}
    </li>
  );
}
