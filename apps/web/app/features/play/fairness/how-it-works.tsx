import { Icon, type IconName } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import styles from './fairness.module.css';

const STEPS = [
  { number: 1, icon: 'lock' },
  { number: 2, icon: 'user' },
  { number: 3, icon: 'games' },
  { number: 4, icon: 'key' },
] as const satisfies { number: number; icon: IconName }[];

/** The scheme in four steps and plain words. */
export function HowItWorks() {
  const t = useTranslations('fairness.page');
  return (
    <section aria-labelledby="fairness-how">
      <h2 id="fairness-how" className={styles.heading}>
        {t('howTitle')}
      </h2>
      <ol className={styles.steps}>
        {STEPS.map(({ number, icon }) => (
          <li key={number} className={styles.step}>
            <span className={styles.stepIcon}>
              <Icon name={icon} size={22} />
            </span>
            <h3>{t(`how${number}Title`)}</h3>
            <p>{t(`how${number}Text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
