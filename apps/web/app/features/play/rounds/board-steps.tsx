import type { Currency } from '@croupier/domain/money/amounts';
import { stakeUnitsOf, type BoardOutcome, type GameDefinition } from '@croupier/games';
import { Card } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import styles from './board-steps.module.css';
import { wordsOf } from './step-words.ts';

interface Props {
  outcome: BoardOutcome;
  definition: GameDefinition;
  stakeMinor: string;
  currency: Currency;
}

/** A round that is not spins: each step in words, with the numbers it was about. */
export function BoardSteps({ outcome, definition, stakeMinor, currency }: Props) {
  const t = useTranslations('rounds.steps');
  const format = useFormat();
  const units = BigInt(stakeUnitsOf(definition));
  const amount = (won: number) => format.money((BigInt(won) * BigInt(stakeMinor)) / units, currency);
  return (
    <Card>
      <ol className={styles.steps} aria-label={t('title')}>
        {outcome.steps.map((step, index) => {
          const words = wordsOf(step, outcome.steps[index - 1], {
            number: (value, digits) => format.number(value, digits),
            amount,
          });
          return (
            <li key={index} className={styles.step}>
              <p>{t(words.key, words.values)}</p>
              {words.units > 0 && <strong className="tabular">{amount(words.units)}</strong>}
              {words.marks.length > 0 && (
                <ul className={styles.marks}>
                  {words.marks.map(({ text, tone }, at) => (
                    <li key={at} data-tone={tone}>
                      {text}
                      {tone === 'hit' && <span className="visually-hidden"> {t('hit')}</span>}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
