import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { playable } from '../lib/balance.ts';
import { isSameBalance, useBalanceHold, type ShownBalance } from '../lib/held-balance.ts';
import { useFormat } from '../lib/format/use-format.ts';
import { openModal } from '../lib/modals.ts';
import { useProfile } from '../lib/session.ts';
import styles from './balance-chip.module.css';
import { useCount } from './use-count.ts';

/** What can be played with here, always in sight; it counts to a new value. A press tells what it is made of. */
export function BalanceChip() {
  const t = useTranslations('shell.balance');
  const { money } = useFormat();
  const profile = useProfile();
  const balance = profile && playable(profile);
  const shown = useShown(balance);
  if (!balance || !shown) return null;
  const { currency, kind, bonusMinor } = shown;
  return (
    <button
      type="button"
      className={styles.chip}
      data-kind={kind}
      title={t('explain')}
      aria-haspopup="dialog"
      data-testid="balance"
      data-amount-minor={balance.amountMinor}
      onClick={() => openModal('balance')}
    >
      <span aria-hidden="true" className={styles.seen}>
        {kind === 'play' && <span className={styles.kind}>{t('play')}</span>}
        {/* Another account is another number: nothing counts from the one to the other. */}
        <Amount key={`${currency} ${kind}`} shown={shown} />
        {bonusMinor > 0n && (
          <span className={styles.kind}>{t('bonus', { amount: money(bonusMinor, currency) })}</span>
        )}
      </span>
      <Spoken shown={shown} />
    </button>
  );
}

function Amount({ shown: { amountMinor, currency } }: { shown: ShownBalance }) {
  const { money } = useFormat();
  return <span className="tabular">{money(useCount(amountMinor), currency)}</span>;
}

/** The whole in one sentence: what it is, and what it is made of. Without the numbers in between. */
function Spoken({ shown: { amountMinor, bonusMinor, currency, kind } }: { shown: ShownBalance }) {
  const t = useTranslations('shell.balance');
  const { money } = useFormat();
  const amount = (minor: bigint): string => money(minor, currency);
  const realMinor = amountMinor - bonusMinor;
  const ofRealMoney = bonusMinor === 0n ? 'label' : realMinor === 0n ? 'labelBonusOnly' : 'labelBonus';
  const values = { amount: amount(amountMinor), real: amount(realMinor), bonus: amount(bonusMinor) };
  return <span className="visually-hidden">{t(kind === 'play' ? 'labelPlay' : ofRealMoney, values)}</span>;
}

/** The balance, or what a round on stage holds it at. */
function useShown(balance: ShownBalance | null): ShownBalance | null {
  const hold = useBalanceHold();
  const [kept, setKept] = useState(balance);
  const shown = hold === null ? balance : hold === 'frozen' ? kept : hold;
  if (!isSameBalance(shown, kept)) setKept(shown);
  return shown;
}
