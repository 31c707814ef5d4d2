import type { Transfer } from '@croupier/contract/office/money-desk';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { Money } from '../../../lib/format/money.tsx';
import { Moved, Word } from './ledger-list.tsx';
import { Wide } from './facts.tsx';
import styles from './money-desk.module.css';

/** A few transfers that belong together, in the order in which they were made. */
export function TransfersTable({ transfers }: { transfers: readonly Transfer[] }) {
  const t = useTranslations('money-desk');
  if (transfers.length === 0) return <p className={styles.note}>{t('nothingMoved')}</p>;
  return (
    <Wide label={t('key.moved')}>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['at', 'operation', 'account', 'kind'] as const).map((name) => (
              <th key={name} scope="col">
                {t(`columns.${name}`)}
              </th>
            ))}
            {(['before', 'amount', 'after'] as const).map((name) => (
              <th key={name} scope="col" className={styles.end}>
                {t(`columns.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {transfers.map((transfer) => (
            <tr key={`${transfer.kind} ${transfer.version}`}>
              <td>
                <Instant at={transfer.at} seconds />
              </td>
              <td>
                <Word of="operation" value={transfer.operation} />
              </td>
              <td>
                <Word of="account" value={transfer.account} />
              </td>
              <td>
                <Word of="kind" value={transfer.kind} />
              </td>
              <td className={styles.end}>
                <Money amountMinor={transfer.beforeMinor} currency={transfer.currency} />
              </td>
              <td className={styles.end}>
                <Moved transfer={transfer} />
              </td>
              <td className={styles.end}>
                <Money amountMinor={transfer.afterMinor} currency={transfer.currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}
