import type { Progress } from '@croupier/contract/rewards/goals';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import styles from './quest.module.css';

/** The progress of a step, with a bar while it counts; else its target. */
export function StepProgress({ progress, isCurrent }: { progress: Progress; isCurrent: boolean }) {
  const t = useTranslations('quest');
  const amount = useAmount(progress);
  const what = t(`counts.${progress.counts}`);
  const [current, target] = [BigInt(progress.current), BigInt(progress.target)];
  if (!isCurrent) return <p>{t('asks', { what, target: amount(target) })}</p>;
  const done = t('progress', { what, current: amount(current), target: amount(target) });
  return (
    <div className={styles.progress}>
      <p aria-hidden="true">{done}</p>
      <progress className={styles.bar} aria-label={done} value={percentOf(current, target)} max={100} />
    </div>
  );
}

/** With one decimal, rounded down: it is full only when nothing is left. */
const percentOf = (current: bigint, target: bigint): number =>
  current < 0n ? 0 : Number((current * 1_000n) / target) / 10;

/** Writes what is counted in its unit; what it is stands before it, so that nothing has to agree with a number. */
function useAmount({ unit, currency }: Progress): (value: bigint) => string {
  const { money, number } = useFormat();
  return (value) => {
    if (unit === 'minor') return money(value, currency!, { short: true });
    return unit === 'centi' ? `${number(Number(value) / 100, value % 100n === 0n ? 0 : 2)}×` : number(value);
  };
}
