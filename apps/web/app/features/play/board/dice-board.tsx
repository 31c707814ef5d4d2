import type { DiceDefinition } from '@croupier/games';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { lastStep, type BoardProps } from '../table/board.ts';
import styles from './dice-board.module.css';

const ROLLS = 10_000;

/** One number against a bound: the part of the bar below it wins. */
export function DiceBoard({ definition, mode, steps, turning, amountOf }: BoardProps<DiceDefinition>) {
  const t = useTranslations('board.dice');
  const format = useFormat();
  const { below, units } = definition.modes.find(({ id }) => id === mode)!;
  const rolled = lastStep(steps, 'dice');
  const share = (number: number) => `${(number / ROLLS) * 100}%`;
  return (
    <figure className={styles.figure}>
      <output
        className={styles.roll}
        data-won={rolled ? rolled.units > 0 : undefined}
        data-turning={turning || undefined}
      >
        {rolled ? format.number(rolled.roll / 100, 2) : '––.––'}
      </output>
      <div
        className={styles.bar}
        role="img"
        aria-label={t('label', { below: format.number(below / 100, 2) })}
      >
        <span className={styles.wins} style={{ inlineSize: share(below) }} />
        {rolled && <span className={styles.mark} style={{ insetInlineStart: share(rolled.roll) }} />}
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>{t('winsBelow')}</dt>
          <dd>{format.number(below / 100, 2)}</dd>
        </div>
        <div>
          <dt>{t('chance')}</dt>
          <dd>{format.percent(below * 100)}</dd>
        </div>
        <div>
          <dt>{t('pays')}</dt>
          <dd>{amountOf(units)}</dd>
        </div>
      </dl>
    </figure>
  );
}
