import { BIRTHDAY_MIN } from '@croupier/domain/people/personal';
import { Field } from '@croupier/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';

interface BirthdayFieldProps extends UseFormRegisterReturn<'birthday'> {
  /** The region's minimum age in years. */
  age: number;
  error: string | undefined;
}

export function BirthdayField({ age, error, ...field }: BirthdayFieldProps) {
  const t = useTranslations('players.fields');
  return (
    <Field
      label={t('birthday')}
      hint={t('birthdayHint', { age })}
      type="date"
      autoComplete="bday"
      error={error}
      {...field}
      min={BIRTHDAY_MIN}
    />
  );
}
