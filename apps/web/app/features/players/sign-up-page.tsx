import { ApiError } from '@croupier/contract';
import { REGION_IDS, REGIONS, type RegionId } from '@croupier/domain';
import { Button, Field, Select } from '@croupier/ui';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../lib/format/use-format.ts';
import { Link } from '../../lib/link.tsx';
import { loginPage } from '../../lib/page-host.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { useBrand, useLanguage, useRegion } from '../../lib/root-data.ts';
import type { Route } from './+types/sign-up-page';
import { AuthFrame } from './auth-frame.tsx';
import { useEnter, useRedirectQuery } from './enter.ts';
import { usePlayersErrorText } from './error-text.ts';
import {
  emailProblem,
  MINIMUM_PASSWORD_LENGTH,
  newPasswordProblem,
  tidyEmail,
  type FieldProblem,
} from './form-rules.ts';
import { PasswordField } from './password-field.tsx';
import { PasswordStrength } from './password-strength.tsx';
import { openAccount, signIn } from './players-queries.ts';
import { AgeConfirmation, Terms } from './sign-up-terms.tsx';
import styles from './players.module.css';

export const loader = (args: Route.LoaderArgs) => loginPage(args);
export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: 'players.signUp.meta.title', description: 'players.signUp.meta.description' });

interface SignUpForm {
  email: string;
  password: string;
  region: RegionId;
  age: boolean;
}

export default function SignUpPage() {
  const t = useTranslations('players');
  const format = useFormat();
  const query = useRedirectQuery();
  const defaultValues: SignUpForm = { email: '', password: '', region: useRegion().id, age: false };
  const { register, handleSubmit, control, formState } = useForm<SignUpForm>({ defaultValues });
  const { failure, send } = useSignUp();
  const [password, region] = useWatch({ control, name: ['password', 'region'] });
  const pack = REGIONS[region];
  const problem = (name: keyof SignUpForm) => {
    const key = formState.errors[name]?.message as FieldProblem | undefined;
    return key && t(`problems.${key}`, { count: MINIMUM_PASSWORD_LENGTH });
  };

  return (
    <AuthFrame
      title={t('signUp.title')}
      lead={t('signUp.lead')}
      failure={failure}
      onSubmit={handleSubmit(send)}
      after={
        <>
          {t('signUp.haveAccount')} <Link to={`/login${query}`}>{t('signUp.toLogin')}</Link>
        </>
      }
    >
      <Field
        label={t('fields.email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        error={problem('email')}
        {...register('email', { validate: emailProblem })}
      />
      <div className={styles.stack}>
        <PasswordField
          label={t('fields.password')}
          autoComplete="new-password"
          hint={t('fields.passwordHint', { count: MINIMUM_PASSWORD_LENGTH })}
          error={problem('password')}
          {...register('password', { validate: (value) => newPasswordProblem(value) })}
        />
        <PasswordStrength password={password} />
      </div>
      <Select
        label={t('signUp.region')}
        hint={t('signUp.regionHint')}
        options={REGION_IDS.map((id) => ({
          value: id,
          label: `${t(`regions.${id}`)} · ${REGIONS[id].currency}`,
        }))}
        {...register('region')}
      />
      {pack.gameMoney === 'play' && (
        <p className={styles.note}>
          {t('signUp.playMoneyRegion', {
            amount: format.money(pack.openingPlayMinor, pack.currency, { short: true }),
          })}
        </p>
      )}
      <AgeConfirmation
        age={pack.minimumAge}
        error={problem('age')}
        {...register('age', { validate: (yes) => (yes ? undefined : 'ageRequired') })}
      />
      <Button type="submit" look="primary" size="large" wide busy={formState.isSubmitting}>
        {formState.isSubmitting ? t('signUp.submitting') : t('signUp.submit')}
      </Button>
      <Terms age={pack.minimumAge} />
    </AuthFrame>
  );
}

/** Opens the account and signs in; the server answers the same whether the e-mail had an account or not. */
function useSignUp() {
  const language = useLanguage();
  const brand = useBrand();
  const enter = useEnter();
  const errorText = usePlayersErrorText();
  const [failure, setFailure] = useState<string>();
  const send = async ({ email, password, region, age }: SignUpForm) => {
    setFailure(undefined);
    try {
      const { login } = await openAccount({
        email: tidyEmail(email),
        password,
        region,
        language,
        brand,
        ageConfirmed: age,
      });
      await signIn({ username: login, password });
      await enter();
    } catch (error) {
      const taken = error instanceof ApiError && error.key === 'wrong_credentials';
      setFailure(
        errorText(
          taken ? new ApiError(error.status, { key: 'email_taken', message: '', requestId: '' }) : error,
        ),
      );
    }
  };
  return { failure, send };
}
