import type { Bonus, SingleBonus } from '@croupier/contract/rewards/bonuses';
import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import styles from './series-path.module.css';
import { useGivesText } from './use-gives-text.ts';

/** A series as a path of its steps: those that were, the one it has come to, and those that follow. */
export function SeriesPath({ bonus }: { bonus: Bonus }) {
  const t = useTranslations('bonuses.series');
  const id = useId();
  const { bonusSeries } = bonus;
  if (!bonusSeries) return null;
  const { name, step, steps } = bonusSeries;
  return (
    <section className={styles.series} aria-labelledby={id} data-testid="series">
      <h4 id={id} className={styles.title}>
        {t('title', { name, step, steps })}
      </h4>
      <ol className={styles.path}>
        {Array.from({ length: steps }, (_, index) => (
          <Step key={index} number={index + 1} bonus={bonus} />
        ))}
      </ol>
    </section>
  );
}

function Step({ number, bonus }: { number: number; bonus: Bonus }) {
  const t = useTranslations('bonuses');
  const givesText = useGivesText();
  const known = bonus.bonuses.find(({ bonusSeries }) => bonusSeries?.step === number);
  const current = bonus.bonusSeries!.step;
  const next = number === current + 1 ? bonus.nextStep : null;
  const gives = known ?? (next && { ...next, currency: bonus.currency });
  return (
    <li
      className={styles.step}
      data-state={known?.state ?? 'AHEAD'}
      aria-current={number === current ? 'step' : undefined}
    >
      <strong>{t('series.step', { step: number })}</strong>
      {gives && <span>{givesText(gives)}</span>}
      {known && <StepState state={known.state} />}
    </li>
  );
}

function StepState({ state }: Pick<SingleBonus, 'state'>) {
  const t = useTranslations('bonuses.states');
  return <small>{t(state)}</small>;
}
