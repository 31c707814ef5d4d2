import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';

/** Shares and probabilities as people read them. */
export function useOdds() {
  const t = useTranslations('returns');
  const { number, percent } = useFormat();
  const share = (value: number, digits = 2) => percent(value * 1e6, digits);
  return {
    share,
    /** A percentage where it says something, else once in so many rounds. */
    odds: (probability: number) =>
      probability >= 0.1 ? share(probability) : t('oneIn', { n: roundsFor(probability, number) }),
    roundsFor: (probability: number) => roundsFor(probability, number),
  };
}

function roundsFor(probability: number, number: (value: number, digits?: number) => string): string {
  const rounds = 1 / probability;
  return number(rounds, rounds < 100 && !Number.isInteger(rounds) ? 1 : 0);
}
