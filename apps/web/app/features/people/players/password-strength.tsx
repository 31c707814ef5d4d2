import { useTranslations } from 'use-intl/react';
import { strengthOf, type Strength } from './form-rules.ts';
import styles from './players.module.css';

const WORDS = { 1: 'enough', 2: 'good', 3: 'strong' } as const;

/** Three bars and a word: how strong a new password is by its length. Nothing until something is typed. */
export function PasswordStrength({ password }: { password: string }) {
  const t = useTranslations('players.strength');
  const strength = strengthOf(password);
  return (
    <div className={styles.strength} data-level={password === '' ? 'none' : strength.level}>
      <span className={styles.bars} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <p role="status">
        <span className="visually-hidden">{t('label')}: </span>
        {password !== '' && wordOf(strength, t)}
      </p>
    </div>
  );
}

function wordOf(strength: Strength, t: ReturnType<typeof useTranslations<'players.strength'>>): string {
  return strength.level === 0 ? t('short', { count: strength.missing }) : t(WORDS[strength.level]);
}
