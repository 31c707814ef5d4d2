import { registrationConfigs } from '@croupier/contract/site/sites';
import { EXAMPLE_PHONES } from '@croupier/domain/people/contacts';
import type { RegionId } from '@croupier/domain/site/regions';
import { Field, Segmented, Select } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UseFormRegister, UseFormSetValue } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import { call } from '../../../lib/api.ts';
import { countryName } from '../../../lib/format/country-name.ts';
import { useLanguage } from '../../../lib/root-data.ts';
import { emailProblem } from './form-rules.ts';
import { phoneProblem } from './sign-up-rules.ts';
import type { SignUpForm } from './use-sign-up.ts';
import styles from './players.module.css';

interface AddressFieldsProps {
  by: SignUpForm['by'];
  region: RegionId;
  register: UseFormRegister<SignUpForm>;
  problem(name: keyof SignUpForm): string | undefined;
  setValue: UseFormSetValue<SignUpForm>;
}

/** What the account is opened with, and signed in to by: an e-mail or a phone. */
export function AddressFields({ by, ...fields }: AddressFieldsProps) {
  const t = useTranslations('players');
  return (
    <>
      <Segmented
        label={t('signUp.by')}
        value={by}
        options={[
          { value: 'email', label: t('signUp.byEmail') },
          { value: 'phone', label: t('signUp.byPhone') },
        ]}
        onChange={(chosen) => fields.setValue('by', chosen)}
      />
      {by === 'phone' ? (
        <PhoneFields {...fields} />
      ) : (
        <Field
          label={t('fields.email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          error={fields.problem('email')}
          {...fields.register('email', { validate: emailProblem, shouldUnregister: true })}
        />
      )}
    </>
  );
}

function PhoneFields({ region, register, problem, setValue }: Omit<AddressFieldsProps, 'by'>) {
  const t = useTranslations('players');
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['registration', region],
    queryFn: ({ signal }) => call(registrationConfigs, { query: { region } }, signal),
  });
  const phones = data?.phones ?? [];
  // The first is the likely one; a country of another region is none of this one's.
  const first = phones[0]?.country;
  useEffect(() => {
    if (first !== undefined) setValue('country', first);
  }, [first, setValue]);
  if (data && phones.length === 0) return <p className={styles.note}>{t('signUp.noPhones')}</p>;
  return (
    <>
      <Select
        label={t('signUp.country')}
        autoComplete="country"
        options={phones.map(({ country, callingCode }) => ({
          value: country,
          label: `${countryName(country, language)} ${callingCode}`,
        }))}
        {...register('country')}
      />
      <Field
        label={t('fields.phone')}
        hint={t('fields.phoneHint', { example: EXAMPLE_PHONES[region] })}
        type="tel"
        autoComplete="tel"
        maxLength={32}
        error={problem('phone')}
        {...register('phone', { validate: phoneProblem, shouldUnregister: true })}
      />
    </>
  );
}
