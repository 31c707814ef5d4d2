import type { DrawDefinition } from '@croupier/games';
import { Button } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { lastStep, type BoardProps } from '../table/board.ts';
import { anyOf } from './ticket.ts';
import styles from './numbers-board.module.css';

/** A sheet of numbers to pick from; drawn ones light up in the order in which they came. */
export function NumbersBoard({
  definition,
  mode,
  steps,
  resting,
  amountOf,
  ...board
}: BoardProps<DrawDefinition>) {
  const t = useTranslations('board.numbers');
  const { picks, pays } = definition.modes.find(({ id }) => id === mode)!;
  const drawn = lastStep(steps, 'draw');
  const picked = board.betChoice ?? [];
  const isFull = picked.length === picks;
  const toggle = (number: number) => {
    if (picked.includes(number)) board.onBetChoice(picked.filter((each) => each !== number));
    else if (!isFull) board.onBetChoice([...picked, number].sort((a, b) => a - b));
  };
  return (
    <figure className={styles.figure} data-numbers={definition.numbers}>
      <div className={styles.head}>
        <p>
          {isFull
            ? drawn
              ? t('hits', { hits: drawn.hits.length })
              : t('ready')
            : t('pick', { left: picks - picked.length })}
        </p>
        <Button
          look="quiet"
          size="small"
          disabled={!resting}
          onClick={() => board.onBetChoice(anyOf(definition, picks))}
        >
          {t('any')}
        </Button>
      </div>
      <div className={styles.sheet} role="group" aria-label={t('label', { picks })}>
        {Array.from({ length: definition.numbers }, (_, at) => at + 1).map((number) => {
          const place = drawn?.drawn.indexOf(number) ?? -1;
          return (
            <button
              key={number}
              type="button"
              className={styles.number}
              disabled={!resting}
              aria-pressed={picked.includes(number)}
              data-drawn={place >= 0 || undefined}
              data-hit={(place >= 0 && picked.includes(number)) || undefined}
              style={place >= 0 ? { animationDelay: `${(place * 2_200) / definition.drawn}ms` } : undefined}
              onClick={() => toggle(number)}
            >
              {number}
            </button>
          );
        })}
      </div>
      <dl className={styles.pays}>
        {pays.map(
          (units, hits) =>
            units > 0 && (
              <div key={hits} data-won={drawn?.hits.length === hits || undefined}>
                <dt>{hits}</dt>
                <dd>{amountOf(units)}</dd>
              </div>
            ),
        )}
      </dl>
    </figure>
  );
}
