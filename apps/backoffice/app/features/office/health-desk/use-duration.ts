import { useFormatter } from 'use-intl';

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Seconds as people say them: the greatest whole unit. */
export function useDuration(): (seconds: number) => string {
  const format = useFormatter();
  return (seconds) => {
    const [unit, size] = UNITS.find(([, each]) => seconds >= 2 * each) ?? (['second', 1] as const);
    const value = seconds / size;
    const digits = value < 10 && unit === 'second' ? 1 : 0;
    return format.number(value, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: digits });
  };
}
