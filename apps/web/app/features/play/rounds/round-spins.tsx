import type { Round } from '@croupier/contract/play/rounds';
import { Badge, Button, Card } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Money } from '../../../lib/format/money.tsx';
import { useSymbolName } from '../../../lib/game-texts.ts';
import { isOutcome, spinViews, type SpinView, type WinView } from './round-view.ts';
import { SpinGrid } from './spin-grid.tsx';
import styles from './round.module.css';

/** One of mine, or one that was shared. */
type ShownRound = Pick<Round, 'game' | 'currency' | 'outcome' | 'winMinor'>;

/** Spins shown at first; a round with retriggered free spins may have a hundred. */
const SHOWN_FIRST = 4;

/** Every spin of a round, the main one first: its reels with the winning cells marked, and what each win paid. */
export function RoundSpins({ round }: { round: ShownRound }) {
  const t = useTranslations('rounds.round');
  const [all, setAll] = useState(false);
  const spins = spinViews(round) ?? [];
  const hidden = all ? 0 : Math.max(0, spins.length - SHOWN_FIRST);
  return (
    <section className={styles.spins} aria-label={t('spins', { count: spins.length })}>
      {spins.slice(0, spins.length - hidden).map((spin, index) => (
        <Spin key={index} spin={spin} round={round} />
      ))}
      {hidden > 0 && <Button onClick={() => setAll(true)}>{t('showSpins', { count: hidden })}</Button>}
      {isOutcome(round.outcome) && round.outcome.capped && <p className={styles.text}>{t('capped')}</p>}
    </section>
  );
}

function Spin({ spin, round }: { spin: SpinView; round: ShownRound }) {
  const t = useTranslations('rounds.round');
  return (
    <Card as="article" className={styles.spin}>
      <header className={styles.spinHead}>
        <h2>
          {spin.kind === 'free' ? t('free', { index: spin.freeIndex, total: spin.freeTotal }) : t(spin.kind)}
        </h2>
        {spin.multiplier > 1 && (
          <Badge tone="accent">{t('multiplier', { multiplier: spin.multiplier })}</Badge>
        )}
        {spin.freeSpinsAwarded > 0 && (
          <Badge tone="gold">{t('freeWon', { count: spin.freeSpinsAwarded })}</Badge>
        )}
        {spin.winMinor > 0n && (
          <strong className={styles.spinWin}>
            <Money amountMinor={spin.winMinor} currency={round.currency} sign />
          </strong>
        )}
      </header>
      <SpinGrid game={round.game} rows={spin.rows} />
      {spin.wins.length === 0 ? (
        <p className={styles.text}>{t('noWin')}</p>
      ) : (
        <ul className={styles.wins}>
          {spin.wins.map((win, index) => (
            <WinRow key={index} win={win} round={round} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function WinRow({ win, round }: { win: WinView; round: ShownRound }) {
  const t = useTranslations('rounds.round');
  const symbol = useSymbolName(round.game)(win.symbol);
  const values = { count: win.count, symbol, line: win.line ?? 0 };
  return (
    <li>
      <span>{t(`wins.${win.kind}`, values)}</span>
      <Money amountMinor={win.winMinor} currency={round.currency} sign />
    </li>
  );
}
