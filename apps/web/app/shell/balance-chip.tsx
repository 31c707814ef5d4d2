import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useBalance } from '../lib/balance.ts';
import { isSameBalance, useBalanceHold, type ShownBalance } from '../lib/held-balance.ts';
import { useFormat } from '../lib/format/use-format.ts';
import styles from './balance-chip.module.css';
import { useCount } from './use-count.ts';

/** The balance games take here, always in sight; it counts to a new value. */
export function BalanceChip() {
  const t = useTranslations('shell.balance');
  const balance = useBalance();
  const shown = useShown(balance && { ...balance, amountMinor: BigInt(balance.amountMinor) });
  if (!balance || !shown) return null;
  const { currency, kind } = shown;
  return (
    <div
      className={styles.chip}
      data-kind={kind}
      title={t(kind)}
      data-testid="balance"
      data-amount-minor={balance.amountMinor}
    >
      {kind === 'play' && <span className={styles.kind}>{t('play')}</span>}
      {/* Another account is another number: nothing counts from the one to the other. */}
      <Amount key={`${currency} ${kind}`} shown={shown} />
    </div>
  );
}

function Amount({ shown: { amountMinor, currency } }: { shown: ShownBalance }) {
  const t = useTranslations('shell.balance');
  const { money } = useFormat();
  const counted = useCount(amountMinor);
  return (
    <>
      <span className="tabular" aria-hidden="true">
        {money(counted, currency)}
      </span>
      <span className="visually-hidden">{t('label', { amount: money(amountMinor, currency) })}</span>
    </>
  );
}

/** The balance, or what a round on stage holds it at. */
function useShown(balance: ShownBalance | null): ShownBalance | null {
  const hold = useBalanceHold();
  const [kept, setKept] = useState(balance);
  const shown = hold === null ? balance : hold === 'frozen' ? kept : hold;
  if (!isSameBalance(shown, kept)) setKept(shown);
  return shown;
}
