import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { ShownBalance } from '../../../lib/held-balance.ts';
import styles from './game-hud.module.css';
import type { Rounds } from '../table/use-rounds.ts';
import type { Terms } from './use-terms.ts';

interface Props {
  terms: Terms;
  rounds: Rounds;
  balance: ShownBalance | null;
}

/** What can be played with and how much of it is bonus money, and what the last round won once it is over: each in its own currency. */
export function HudFigures({ terms, rounds, balance }: Props) {
  const t = useTranslations('game.hud');
  const { money } = useFormat();
  const { phase, last } = rounds;
  const isPlayMoney = balance ? balance.kind === 'play' : terms.isPlayMoney;
  const won = phase === 'ready' && last ? last : null;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t(isPlayMoney ? 'playBalance' : 'balance')}</dt>
        <dd data-testid="game-balance">{balance ? money(balance.amountMinor, balance.currency) : '—'}</dd>
        {balance !== null && balance.bonusMinor > 0n && (
          <dd className={styles.bonus} data-testid="game-bonus">
            {t('bonus', { amount: money(balance.bonusMinor, balance.currency) })}
          </dd>
        )}
      </div>
      <div>
        <dt>{t('lastWin')}</dt>
        <dd className={won && won.winMinor !== '0' ? styles.win : undefined} data-testid="game-win">
          {won ? money(BigInt(won.winMinor), won.currency) : '—'}
        </dd>
      </div>
    </dl>
  );
}
