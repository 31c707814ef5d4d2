import {
  stakeUnitsOf,
  type BoardOutcome,
  type GameDefinition,
  type GridOutcome,
  type RoundOutcome,
} from '@croupier/games';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import stepStyles from '../rounds/board-steps.module.css';
import { rowsOf } from '../rounds/round-view.ts';
import { SpinGrid } from '../rounds/spin-grid.tsx';
import { wordsOf } from '../rounds/step-words.ts';
import styles from './verify.module.css';

/** The round as it was computed: grids as tables of symbols, anything else step by step in words. */
export function ComputedSteps({
  definition,
  outcome,
}: {
  definition: GameDefinition;
  outcome: RoundOutcome;
}) {
  return outcome.family === 'grid' ? (
    <Grids game={definition.id} steps={outcome.steps} />
  ) : (
    <Board definition={definition} steps={outcome.steps} />
  );
}

function Grids({ game, steps: [first, ...others] }: { game: string; steps: GridOutcome['steps'] }) {
  const t = useTranslations('fairness.verify');
  return (
    <>
      {first && <SpinGrid game={game} rows={rowsOf(first)} />}
      {others.length > 0 && (
        <details className={styles.more}>
          <summary>{t('allSteps', { count: others.length + 1 })}</summary>
          <ol>
            {others.map((step, index) => (
              <li key={index}>
                <h3>{t('stepNumber', { number: index + 2 })}</h3>
                <SpinGrid game={game} rows={rowsOf(step)} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

/** Amounts are in stakes: the round may be nobody's yet. */
function Board({ definition, steps }: { definition: GameDefinition; steps: BoardOutcome['steps'] }) {
  const t = useTranslations('rounds.steps');
  const format = useFormat();
  const stakeUnits = stakeUnitsOf(definition);
  const amount = (units: number) => `×${format.number(Math.round((units / stakeUnits) * 100) / 100, 2)}`;
  return (
    <ol className={stepStyles.steps} aria-label={t('title')}>
      {steps.map((step, index) => {
        const { key, values, units, marks } = wordsOf(step, steps[index - 1], {
          number: format.number,
          amount,
        });
        return (
          <li key={index} className={stepStyles.step}>
            <p>{t(key, values)}</p>
            {units > 0 && <strong className="tabular">{amount(units)}</strong>}
            {marks.length > 0 && (
              <ul className={stepStyles.marks}>
                {marks.map(({ text, tone }, at) => (
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
  );
}
