import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useRegion } from '../../../lib/root-data.ts';
import { wageringExample } from './wagering-example.ts';
import styles from './wagering-ledger.module.css';

/** Wagering by an example, line by line as in a book. */
export function WageringLedger() {
  const t = useTranslations('bonuses.example');
  const id = useId();
  const { money, percent } = useFormat();
  const { currency } = useRegion();
  const example = wageringExample();
  const amount = (minor: bigint) => money(minor, currency);
  const { stake, progress, win, end } = example;
  return (
    <section className={styles.ledger} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('title')}
      </h2>
      <p className={styles.note}>{t('note')}</p>
      <ol className={styles.lines}>
        <Line
          text={t('given', { bonus: amount(example.bonusMinor), times: example.times })}
          figures={[t('wager', { amount: amount(example.wagerMinor) })]}
        />
        <Line
          text={t('stake', { real: amount(example.realMinor), stake: amount(example.stakeMinor) })}
          figures={[
            t('own', { amount: amount(stake.realMinor) }),
            t('bonus', { amount: amount(stake.bonusMinor) }),
          ]}
        />
        <Line
          text={t('progress')}
          figures={[
            t('full', { amount: amount(progress.fullMinor) }),
            t('less', {
              amount: amount(progress.lessMinor),
              percent: percent(example.contributions.less * 10_000, 0),
            }),
          ]}
        />
        <Line
          text={t('win', { win: amount(example.winMinor) })}
          figures={[
            t('own', { amount: amount(win.realMinor) }),
            t('bonus', { amount: amount(win.bonusMinor) }),
          ]}
        />
        <Line
          text={t('end', { held: amount(example.endMinor), most: amount(example.mostMinor) })}
          figures={[
            t('real', { amount: amount(end.convertedMinor) }),
            t('removed', { amount: amount(end.forfeitedMinor) }),
          ]}
        />
      </ol>
    </section>
  );
}

function Line({ text, figures }: { text: string; figures: readonly ReactNode[] }) {
  return (
    <li className={styles.line}>
      <p>{text}</p>
      <p className={styles.figures}>
        {figures.map((figure, n) => (
          <span key={n}>{figure}</span>
        ))}
      </p>
    </li>
  );
}
