import { Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import styles from './game-hud.module.css';
import { neighbourStake } from './stake-choice.ts';
import type { BetSlip } from './use-bet-slip.ts';

interface Props {
  stakesMinor: readonly string[];
  bet: BetSlip;
  money: (amountMinor: bigint) => string;
  disabled: boolean;
  /** Opens the sheet with every stake. */
  onOpen(): void;
}

/** The stake, with the next lower and the next higher one that is offered a press away; a press on it opens them all. */
export function StakeStepper({ stakesMinor, bet, money, disabled, onOpen }: Props) {
  const t = useTranslations('game.hud');
  const stepper = (step: 1 | -1, label: string, sign: 'minus' | 'plus') => {
    const next = neighbourStake(stakesMinor, bet.stakeMinor, step);
    return (
      <button
        type="button"
        className={styles.step}
        aria-label={label}
        disabled={!next || disabled}
        onClick={() => next && bet.setStake(next)}
      >
        <Icon name={sign} size={22} />
      </button>
    );
  };
  return (
    <div className={styles.stake} role="group" aria-label={t('stake')}>
      {stepper(-1, t('stakeLess'), 'minus')}
      <button
        type="button"
        className={styles.stakeNow}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={onOpen}
      >
        <span>{t('stake')}</span>
        <output data-testid="game-stake">{money(BigInt(bet.stakeMinor))}</output>
      </button>
      {stepper(1, t('stakeMore'), 'plus')}
    </div>
  );
}
