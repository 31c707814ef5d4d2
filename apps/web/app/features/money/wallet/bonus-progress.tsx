import type { ActiveBonus } from '@croupier/contract/people/players';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { useDate, useFormat } from '../../../lib/format/use-format.ts';
import { useLive } from '../../../lib/live/live.ts';
import { refreshProfile } from '../../../lib/session.ts';
import { percentOf } from './percent-of.ts';
import styles from './wallet.module.css';

/** How far the wagering of the active bonus has come, and what binds its money. Asked anew while somebody looks. */
export function BonusProgress({ bonus }: { bonus: ActiveBonus }) {
  const t = useTranslations('wallet.wager');
  const { money } = useFormat();
  const date = useDate();
  useNews();
  const { currency, order, maximumStakeMinor, maximumConversionMinor, expiresAt } = bonus;
  const [totalMinor, leftMinor] = [BigInt(bonus.wagerMinor), BigInt(bonus.wagerLeftMinor)];
  const amount = (minor: bigint | string): string => money(minor, currency);
  const done = t('done', { done: amount(totalMinor - leftMinor), total: amount(totalMinor) });
  const terms = [
    t(order === 'REAL_FIRST' ? 'realFirst' : 'bonusFirst'),
    maximumStakeMinor !== null && t('maximum', { amount: amount(maximumStakeMinor) }),
    maximumConversionMinor !== null && t('cap', { amount: amount(maximumConversionMinor) }),
    expiresAt !== null && t('until', { date: date(expiresAt) }),
  ].filter((term) => term !== false);
  return (
    <section className={styles.wager} data-testid="bonus-progress">
      <h3>{t('title')}</h3>
      <progress
        className={styles.bar}
        aria-label={done}
        value={percentOf(totalMinor - leftMinor, totalMinor)}
        max={100}
      />
      <p aria-hidden="true">{done}</p>
      <p>{t('left', { left: amount(leftMinor) })}</p>
      <ul className={styles.terms}>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </section>
  );
}

/** Rounds move balances live, but the wagering only the server counts. */
function useNews(): void {
  const client = useQueryClient();
  useEffect(() => void ask(client), [client]);
  useLive('round', () => void ask(client));
}

/** What is known stays where nobody answers. */
const ask = (client: QueryClient) => refreshProfile(client).catch(() => undefined);
