import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { ShownBalance } from '../../../lib/held-balance.ts';
import { openModal } from '../../../lib/modals.ts';
import styles from './hud-figures.module.css';
import type { Rounds } from '../table/use-rounds.ts';
import type { Terms } from './use-terms.ts';

interface Props {
  terms: Terms;
  rounds: Rounds;
  balance: ShownBalance | null;
  /** Whether the balance is an account's: a press tells what it is made of, and leads to a deposit. */
  isAccount: boolean;
}

/** What can be played with and how much of it is bonus money, and what the last round won once it is over: each in its own currency. */
export function HudFigures({ terms, rounds, balance, isAccount }: Props) {
  const t = useTranslations('game.hud');
  const { money } = useFormat();
  const { phase, last } = rounds;
  const isPlayMoney = balance ? balance.kind === 'play' : terms.isPlayMoney;
  const won = phase === 'ready' && last ? last : null;
  return (
    <div className={styles.figures}>
      <Balance isAccount={isAccount && balance !== null}>
        <span className={styles.label}>{t(isPlayMoney ? 'playBalance' : 'balance')}</span>{' '}
        <strong data-testid="game-balance">
          {balance ? money(balance.amountMinor, balance.currency) : '—'}
        </strong>
        {balance !== null && balance.bonusMinor > 0n && (
          <>
            {' '}
            <small data-testid="game-bonus">
              {t('bonus', { amount: money(balance.bonusMinor, balance.currency) })}
            </small>
          </>
        )}
      </Balance>
      <p className={styles.figure}>
        <span className={styles.label}>{t('lastWin')}</span>{' '}
        <strong data-won={(won && won.winMinor !== '0') || undefined} data-testid="game-win">
          {won ? money(BigInt(won.winMinor), won.currency) : '—'}
        </strong>
      </p>
    </div>
  );
}

function Balance({ isAccount, children }: { isAccount: boolean; children: ReactNode }) {
  if (!isAccount) return <p className={styles.figure}>{children}</p>;
  return (
    <button
      type="button"
      className={styles.figure}
      aria-haspopup="dialog"
      onClick={() => openModal('balance')}
    >
      {children}
    </button>
  );
}
