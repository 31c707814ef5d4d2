import type { Profile } from '@croupier/contract/people/players';
import { NICKNAME_LENGTH, taxNumberAsked, TYPED_TAX_NUMBER_MAX } from '@croupier/domain/people/personal';
import { PERSONAL_NAME_LENGTH_MAX, SEXES } from '@croupier/domain/people/players';
import { Button, Field, FormFailure, Select } from '@croupier/ui';
import { useEffect, useState } from 'react';
import { useForm, type UseFormRegisterReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import { useDate } from '../../../lib/format/use-format.ts';
import {
  changesOf,
  formOf,
  nicknameProblem,
  personalNameProblem,
  taxNumberProblem,
  type PersonalFields,
} from './personal-fields.ts';
import { usePersonalErrorText } from './personal-error-text.ts';
import { useUpdateProfile } from './personal-queries.ts';
import styles from './personal.module.css';

const NAMES = ['firstName', 'secondName', 'lastName'] as const;
/** As browsers fill them in. */
const AUTOCOMPLETE = {
  firstName: 'given-name',
  secondName: 'additional-name',
  lastName: 'family-name',
} as const;

interface Props {
  profile: Profile;
  /** @param isSaved false where the player thought better of it */
  onEnd(isSaved: boolean): void;
}

/** Sends what was changed and nothing else. What may not be changed is there, with the reason. */
export function PersonalForm({ profile, onEnd }: Props) {
  const t = useTranslations('personal');
  const date = useDate();
  const update = useUpdateProfile();
  const errorText = usePersonalErrorText();
  // As the form was opened: news of the profile meanwhile are nobody's changes.
  const [before] = useState(() => formOf(profile));
  const { register, handleSubmit, setFocus, formState } = useForm<PersonalFields>({ defaultValues: before });
  const problem = (name: keyof PersonalFields) => {
    const key = formState.errors[name]?.message as Parameters<typeof t>[0] | undefined;
    return key && t(key);
  };
  const nicknameFrom = profile.nicknameChangeFrom;
  useEffect(() => setFocus(nicknameFrom ? 'firstName' : 'nickname'), [setFocus, nicknameFrom]);
  const { namesHeld } = profile;
  const save = (fields: PersonalFields) => {
    const changes = changesOf(before, fields);
    if (Object.keys(changes).length === 0) return onEnd(false);
    return update.mutate(changes, { onSuccess: () => onEnd(true) });
  };
  const onChange = () => update.reset();
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(save)}>
      <FormFailure>{update.isError && errorText(update.error)}</FormFailure>
      <Field
        label={t('fields.nickname')}
        hint={nicknameFrom ? t('locked.nickname', { date: date(nicknameFrom, 'date') }) : t('hints.nickname')}
        readOnly={nicknameFrom !== null}
        autoComplete="nickname"
        maxLength={NICKNAME_LENGTH.max}
        error={problem('nickname')}
        {...register('nickname', { validate: nicknameProblem, onChange })}
      />
      {NAMES.map((name) => (
        <Field
          key={name}
          label={t(`fields.${name}`)}
          readOnly={namesHeld}
          hint={namesHeld && name === 'lastName' ? t('locked.names') : undefined}
          autoComplete={AUTOCOMPLETE[name]}
          maxLength={PERSONAL_NAME_LENGTH_MAX}
          error={problem(name)}
          {...register(name, { validate: personalNameProblem, onChange })}
        />
      ))}
      <Select
        label={t('fields.sex')}
        disabled={namesHeld}
        defaultValue={before.sex}
        options={[
          { value: '', label: t('sexes.unsaid') },
          ...SEXES.map((sex) => ({ value: sex, label: t(`sexes.${sex}`) })),
        ]}
        {...register('sex', { onChange })}
      />
      <BirthdayField known={profile.birthday} {...register('birthday', { onChange })} />
      <TaxNumberField
        profile={profile}
        error={problem('taxNumber')}
        {...register('taxNumber', { validate: taxNumberProblem(profile.region), onChange })}
      />
      <div className={styles.actions}>
        <Button type="submit" look="primary" busy={update.isPending}>
          {t(update.isPending ? 'saving' : 'save')}
        </Button>
        <Button onClick={() => onEnd(false)}>{t('cancel')}</Button>
      </div>
    </form>
  );
}

/** Asked for while it is not known; after that it stands there with the reason why it stays. */
function BirthdayField({ known, ...field }: { known: string | null } & UseFormRegisterReturn<'birthday'>) {
  const t = useTranslations('personal');
  const date = useDate();
  const label = t('fields.birthday');
  if (known !== null) {
    const value = date(`${known}T00:00:00Z`, 'date', 'UTC');
    return <Field label={label} readOnly value={value} hint={t('locked.birthday')} />;
  }
  return <Field label={label} type="date" autoComplete="bday" hint={t('hints.birthday')} {...field} />;
}

interface TaxNumberFieldProps extends UseFormRegisterReturn<'taxNumber'> {
  readonly profile: Profile;
  readonly error: string | undefined;
}

/** Where the region asks for one; of one that is known its end is told, and what is typed takes its place. */
function TaxNumberField({ profile: { region, taxNumber }, ...field }: TaxNumberFieldProps) {
  const t = useTranslations('personal');
  const asked = taxNumberAsked(region);
  if (!asked) return null;
  return (
    <Field
      label={t(`fields.${asked}`)}
      hint={taxNumber ? t('hints.taxNumberKnown', { number: taxNumber }) : t('hints.taxNumber')}
      inputMode="numeric"
      autoComplete="off"
      {...field}
      maxLength={TYPED_TAX_NUMBER_MAX}
    />
  );
}
