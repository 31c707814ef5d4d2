import type { StepLevel } from '@croupier/games';
import { useTranslations } from 'use-intl/react';
import styles from './steps-ladder.module.css';

const SHOWN = 5;

/** What the next steps lead to. */
export function StepsLadder({
  levels,
  done,
  amountOf,
}: {
  levels: readonly StepLevel[];
  done: number;
  amountOf(units: number): string;
}) {
  const t = useTranslations('board.ladder');
  const first = Math.max(0, Math.min(done - 1, levels.length - SHOWN));
  return (
    <ol className={styles.ladder} aria-label={t('label')} start={first + 1}>
      {levels.slice(first, first + SHOWN).map(({ units }, at) => (
        <li
          key={at}
          aria-current={first + at === done ? 'step' : undefined}
          data-done={first + at < done || undefined}
        >
          {amountOf(units)}
        </li>
      ))}
    </ol>
  );
}
