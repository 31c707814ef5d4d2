import { buttonClass, Icon, type IconName } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import styles from './proof.module.css';

const STEPS: readonly { key: 'step1' | 'step2' | 'step3'; icon: IconName }[] = [
  { key: 'step1', icon: 'lock' },
  { key: 'step2', icon: 'user' },
  { key: 'step3', icon: 'key' },
];

/** What the house promises and how a player can hold it to that. */
export function Proof() {
  const t = useTranslations('lobby.proof');
  return (
    <section aria-labelledby="proof" className={styles.proof}>
      <header className={styles.header}>
        <h2 id="proof" className={styles.title}>
          {t('title')}
        </h2>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <ol className={styles.steps}>
        {STEPS.map(({ key, icon }) => (
          <li key={key} className={styles.step}>
            <span className={styles.medal}>
              <Icon name={icon} />
            </span>
            <h3 className={styles.name}>{t(`${key}Title`)}</h3>
            <p className={styles.text}>{t(`${key}Text`)}</p>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Link to="/fairness/verify" className={buttonClass({ look: 'primary' })}>
          {t('action')}
        </Link>
        <Link to="/fairness" className={buttonClass({ look: 'plain' })}>
          {t('more')}
        </Link>
      </div>
    </section>
  );
}
