import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useBalance } from '../lib/balance.ts';
import { useBalanceHold } from '../lib/held-balance.ts';
import { useFormat } from '../lib/format/use-format.ts';
import styles from './balance-chip.module.css';
import { useCount } from './use-count.ts';

/** The balance games take here, always in sight; it counts to a new value. */
export function BalanceChip() {
  const t = useTranslations('shell.balance');
  const balance = useBalance();
  const { money } = useFormat();
  const target = useShown(BigInt(balance?.amountMinor ?? 0));
  const shown = useCount(target);
  if (!balance) return null;
  return (
    <div
      className={styles.chip}
      data-kind={balance.kind}
      title={t(balance.kind)}
      data-testid="balance"
      data-amount-minor={balance.amountMinor}
    >
      {balance.kind === 'play' && <span className={styles.kind}>{t('play')}</span>}
      <span className="tabular" aria-hidden="true">
        {money(shown, balance.currency)}
      </span>
      <span className="visually-hidden">{t('label', { amount: money(target, balance.currency) })}</span>
    </div>
  );
}

/** The balance, or what a round on stage holds it at. */
function useShown(amountMinor: bigint): bigint {
  const hold = useBalanceHold();
  const [kept, setKept] = useState(amountMinor);
  const shown = hold === null ? amountMinor : hold === 'frozen' ? kept : hold;
  if (shown !== kept) setKept(shown);
  return shown;
}
