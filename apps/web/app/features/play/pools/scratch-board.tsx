import type { PoolDefinition } from '@croupier/games';
import { useTranslations } from 'use-intl/react';
import { lastStep, type BoardProps } from '../table/board.ts';
import styles from './scratch-board.module.css';

/** A ticket: amounts under a cover, uncovered one after another. */
export function ScratchBoard({ definition, steps, turning, amountOf, piece }: BoardProps<PoolDefinition>) {
  const t = useTranslations('pools');
  const ticket = lastStep(steps, 'scratch');
  return (
    <figure className={styles.figure}>
      <ol
        className={styles.ticket}
        aria-label={t('label', { matches: definition.matches })}
        data-turning={turning || undefined}
      >
        {Array.from({ length: definition.fields }, (_, at) => (
          <li
            key={`${ticket?.serial ?? 'new'}-${at}`}
            className={styles.field}
            data-open={ticket ? true : undefined}
            data-won={ticket?.winning.includes(at) || undefined}
            style={{ animationDelay: `${at * 90}ms` }}
          >
            <span className={styles.amount}>{ticket ? amountOf(ticket.fields[at]!) : ''}</span>
            <span className={styles.cover} aria-hidden="true">
              {piece('cover')}
            </span>
          </li>
        ))}
      </ol>
      <figcaption>
        {ticket
          ? ticket.units > 0
            ? t('won', { amount: amountOf(ticket.units) })
            : t('lost')
          : t('rule', { matches: definition.matches })}
        {ticket && ticket.serial > 0 && <small>{t('serial', { serial: ticket.serial })}</small>}
      </figcaption>
    </figure>
  );
}
