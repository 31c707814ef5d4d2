import { signUp } from '@croupier/contract/people/players';
import { PASSWORD_LENGTH_MIN } from '@croupier/domain/people/players';
import { REGION_IDS, REGIONS, type RegionId } from '@croupier/domain/site/regions';
import { Button, Field, Select } from '@croupier/ui';
import { useForm, useWatch, type UseFormRegisterReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import { pageMeta } from '../../../lib/page-meta.ts';
import { useRegion } from '../../../lib/root-data.ts';
import { AgeConfirmation } from '../../site/settings/age-confirmation.tsx';
import type { Route } from './+types/sign-up-page';
import { ProofOfWork } from '../proof-of-work/proof-of-work.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { useRedirectQuery } from './enter.ts';
import { emailProblem, newPasswordProblem, type FieldProblem } from './form-rules.ts';
import { loadTable } from './load-table.ts';
import { PasswordField } from './password-field.tsx';
import { PasswordStrength } from './password-strength.tsx';
import { Terms } from './sign-up-terms.tsx';
import { useSignUp, type SignUpForm } from './use-sign-up.ts';
import styles from './players.module.css';

export async function loader(args: Route.LoaderArgs) {
  return { games: await loadTable(args) };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: 'players.signUp.meta.title', description: 'players.signUp.meta.description' });

export default function SignUpPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('players');
  const query = useRedirectQuery();
  const defaultValues: SignUpForm = { email: '', password: '', region: useRegion().id, age: false };
  const { register, handleSubmit, control, formState } = useForm<SignUpForm>({ defaultValues });
  const { failure, send } = useSignUp();
  const [password, region] = useWatch({ control, name: ['password', 'region'] });
  const pack = REGIONS[region];
  const problem = (name: keyof SignUpForm) => {
    const key = formState.errors[name]?.message as FieldProblem | undefined;
    return key && t(`problems.${key}`, { count: PASSWORD_LENGTH_MIN });
  };

  return (
    <AuthFrame
      title={t('signUp.title')}
      lead={t('signUp.lead')}
      failure={failure}
      games={loaderData.games}
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
          hint={t('fields.passwordHint', { count: PASSWORD_LENGTH_MIN })}
          error={problem('password')}
          {...register('password', { validate: (value) => newPasswordProblem(value) })}
        />
        <PasswordStrength password={password} />
      </div>
      <RegionField region={region} {...register('region')} />
      <AgeConfirmation
        age={pack.minimumAge}
        error={problem('age')}
        {...register('age', { validate: (yes) => (yes ? undefined : 'ageRequired') })}
      />
      <Terms age={pack.minimumAge} />
      <ProofOfWork ahead={signUp} />
      <Button type="submit" look="primary" size="large" wide busy={formState.isSubmitting}>
        {formState.isSubmitting ? t('signUp.submitting') : t('signUp.submit')}
      </Button>
    </AuthFrame>
  );
}

/** Region of the account; where the games take play money only, it says so at once. */
function RegionField({ region, ...select }: { region: RegionId } & UseFormRegisterReturn<'region'>) {
  const t = useTranslations('players.signUp');
  const regions = useTranslations('settings.regions');
  const format = useFormat();
  const { gameMoney, openingPlayMinor, currency } = REGIONS[region];
  return (
    <>
      <Select
        label={t('region')}
        hint={t('regionHint')}
        options={REGION_IDS.map((id) => ({ value: id, label: `${regions(id)} · ${REGIONS[id].currency}` }))}
        {...select}
      />
      {gameMoney === 'play' && (
        <p className={styles.note}>
          {t('playMoneyRegion', { amount: format.money(openingPlayMinor, currency, { short: true }) })}
        </p>
      )}
    </>
  );
}
