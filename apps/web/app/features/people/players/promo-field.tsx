import { Field } from '@croupier/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import styles from './players.module.css';

interface PromoFieldProps extends UseFormRegisterReturn<'promoCode'> {
  error: string | undefined;
  /** The code that a link has filled in: shown, as it is sent. */
  ofLink: string | undefined;
}

/** The code of a promotion: most have none, so it is asked for behind a line. */
export function PromoField({ error, ofLink, ...field }: PromoFieldProps) {
  const t = useTranslations('players');
  return (
    <details className={styles.promo} open={ofLink !== undefined}>
      <summary>{t('signUp.promo')}</summary>
      <Field
        label={t('fields.promo')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        error={error}
        {...field}
      />
    </details>
  );
}
