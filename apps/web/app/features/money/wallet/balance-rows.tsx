import type { Balance } from '@croupier/contract/people/players';
import { useTranslations } from 'use-intl/react';
import { Money } from '../../../lib/format/money.tsx';
import styles from './wallet.module.css';

/** Balances by their names; nothing where there are none. */
export function BalanceRows({ balances }: { balances: readonly Balance[] }) {
  const t = useTranslations('wallet');
  if (balances.length === 0) return null;
  return (
    <dl className={styles.rows}>
      {balances.map(({ kind, amountMinor, currency }) => (
        <div key={`${currency} ${kind}`} data-kind={kind}>
          <dt>{t(kind)}</dt>
          <dd>
            <Money amountMinor={amountMinor} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
