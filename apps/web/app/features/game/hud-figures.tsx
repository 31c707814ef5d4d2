import { useTranslations } from 'use-intl/react';
import styles from './game-hud.module.css';
import type { Rounds } from './use-rounds.ts';
import type { Terms } from './use-terms.ts';

interface Props {
  terms: Terms;
  rounds: Rounds;
  balanceMinor: bigint | null;
}

/** The balance, and what the last round won once it is over. */
export function HudFigures({ terms, rounds, balanceMinor }: Props) {
  const t = useTranslations('game.hud');
  const { phase, last } = rounds;
  const winMinor = phase === 'ready' && last ? BigInt(last.winMinor) : null;
  const amount = (minor: bigint | null) => (minor === null ? '—' : terms.money(minor));
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t(terms.isPlayMoney ? 'playBalance' : 'balance')}</dt>
        <dd data-testid="game-balance">{amount(balanceMinor)}</dd>
      </div>
      <div>
        <dt>{t('lastWin')}</dt>
        <dd className={winMinor ? styles.win : undefined} data-testid="game-win">
          {amount(winMinor)}
        </dd>
      </div>
    </dl>
  );
}
