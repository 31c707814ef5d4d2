import { useTranslations } from 'use-intl/react';
import styles from './players.module.css';

/** The rules in five sentences, where the decision is made. */
export function Terms({ age }: { age: number }) {
  const t = useTranslations('players.signUp');
  return (
    <section className={styles.terms} aria-labelledby="sign-up-terms">
      <p>{t('termsIntro')}</p>
      <h2 id="sign-up-terms">{t('termsTitle')}</h2>
      <ul>
        <li>{t('termsAccount')}</li>
        <li>{t('termsAge', { age })}</li>
        <li>{t('termsFair')}</li>
        <li>{t('termsSandbox')}</li>
        <li>{t('termsStop')}</li>
      </ul>
    </section>
  );
}
