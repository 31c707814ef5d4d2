import { useTranslations } from 'use-intl/react';
import { useBalance } from '../lib/balance.ts';
import { useFormat } from '../lib/format/use-format.ts';
import styles from './balance-chip.module.css';
import { useCount } from './use-count.ts';

/** The balance games take here, always in sight; it counts to a new value. */
export function BalanceChip() {
  const t = useTranslations('shell.balance');
  const balance = useBalance();
  const { money } = useFormat();
  const shown = useCount(BigInt(balance?.amountMinor ?? 0));
  if (!balance) return null;
  return (
    <div className={styles.chip} data-kind={balance.kind} title={t(balance.kind)} data-testid="balance" data-amount-minor={balance.amountMinor}>
      {balance.kind === 'play' && <span className={styles.kind}>{t('play')}</span>}
      <span className="tabular" aria-hidden="true">
        {money(shown, balance.currency)}
      </span>
      <span className="visually-hidden">{t('label', { amount: money(balance.amountMinor, balance.currency) })}</span>
    </div>
  );
}
