import { Button, Icon } from '@croupier/ui';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import styles from './support.module.css';

interface LetterTakenProps {
  readonly number: string;
  readonly email: string;
  onAgain(): void;
}

/** In the place of the form once the letter has arrived: its number, and what happens next. */
export function LetterTaken({ number, email, onAgain }: LetterTakenProps) {
  const t = useTranslations('support.taken');
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone: whoever hears or types goes on from here.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.taken}>
      <span className={styles.stamp}>
        <Icon name="check" size={28} />
      </span>
      <h3 ref={title} tabIndex={-1}>
        {t('title')}
      </h3>
      <p>
        {t('number')} <strong className={styles.number}>{number}</strong>
      </p>
      <p className={styles.quiet}>{t('next', { email })}</p>
      <Button look="plain" onClick={onAgain}>
        {t('again')}
      </Button>
    </div>
  );
}
