import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import styles from './sitting-figures.module.css';
import type { AutoplayRun } from './autoplay-plan.ts';

const LOOK_MS = 1_000;

interface Props {
  sitting: AutoplayRun;
  money: (amountMinor: bigint) => string;
}

/** How long this table has been open, and what came of it: won less staked. */
export function SittingFigures({ sitting, money }: Props) {
  const t = useTranslations('game.sitting');
  const { stakedMinor, wonMinor, played } = sitting;
  const net = wonMinor - stakedMinor;
  return (
    <p className={styles.sitting} data-testid="game-sitting">
      <span title={t('time')}>
        <span className="visually-hidden">{t('time')} </span>
        <Clock />
      </span>
      {played > 0 && (
        <span>
          {t('net')}{' '}
          <strong>{net < 0n ? `−${money(-net)}` : net > 0n ? `+${money(net)}` : money(net)}</strong>
        </span>
      )}
    </p>
  );
}

/** Since the page is alive, by a clock that nobody sets; alone in what it draws anew each second. */
function Clock() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - began) / 1_000)), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  return (
    <time className="tabular">
      {hours > 0 ? `${hours}:${two(minutes)}` : minutes}:{two(seconds % 60)}
    </time>
  );
}
