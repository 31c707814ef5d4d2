import { signUp } from '@croupier/contract/people/players';
import { PASSWORD_LENGTH_MIN } from '@croupier/domain/people/players';
import { REGIONS } from '@croupier/domain/site/regions';
import { Button } from '@croupier/ui';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { pageMeta } from '../../../lib/page-meta.ts';
import { useRegion } from '../../../lib/root-data.ts';
import type { Route } from './+types/sign-up-page';
import { ProofOfWork } from '../proof-of-work/proof-of-work.tsx';
import { loadNetworks } from '../networks/load-networks.ts';
import { AddressFields } from './address-fields.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { BirthdayField } from './birthday-field.tsx';
import { useRedirectQuery } from './enter.ts';
import { newPasswordProblem, type FieldProblem } from './form-rules.ts';
import { loadTable } from './load-table.ts';
import { PasswordField } from './password-field.tsx';
import { PasswordStrength } from './password-strength.tsx';
import { PromoField } from './promo-field.tsx';
import { RegionField } from './region-field.tsx';
import { birthdayProblem, promoProblem } from './sign-up-rules.ts';
import { Terms } from './sign-up-terms.tsx';
import { usePromoOfLink } from './use-promo-of-link.ts';
import { useSignUp, type SignUpForm } from './use-sign-up.ts';
import styles from './players.module.css';

export async function loader(args: Route.LoaderArgs) {
  const [games, networks] = await Promise.all([loadTable(args), loadNetworks(args)]);
  return { games, networks };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: 'players.signUp.meta.title', description: 'players.signUp.meta.description' });

export default function SignUpPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('players');
  const query = useRedirectQuery();
  const defaultValues: SignUpForm = {
    ...{ by: 'email', email: '', phone: '', country: '', password: '', birthday: '', promoCode: '' },
    region: useRegion().id,
  };
  const form = useForm<SignUpForm>({ defaultValues });
  const { register, handleSubmit, control, formState, setError, setValue } = form;
  const promoOfLink = usePromoOfLink(form);
  const { failure, send } = useSignUp(setError);
  const [by, password, region] = useWatch({ control, name: ['by', 'password', 'region'] });
  const pack = REGIONS[region];
  const problem = (name: keyof SignUpForm) => {
    const key = formState.errors[name]?.message as FieldProblem | 'underAge' | undefined;
    return key && t(`problems.${key}`, { count: PASSWORD_LENGTH_MIN, age: pack.minimumAge });
  };

  return (
    <AuthFrame
      title={t('signUp.title')}
      lead={t('signUp.lead')}
      failure={failure}
      games={loaderData.games}
      networks={loaderData.networks}
      onSubmit={handleSubmit(send)}
      after={
        <>
          {t('signUp.haveAccount')} <Link to={`/login${query}`}>{t('signUp.toLogin')}</Link>
        </>
      }
    >
      <AddressFields {...{ by, region, register, problem, setValue }} />
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
      <BirthdayField
        age={pack.minimumAge}
        error={problem('birthday')}
        {...register('birthday', { validate: birthdayProblem })}
      />
      <PromoField
        error={problem('promoCode')}
        ofLink={promoOfLink}
        {...register('promoCode', { validate: promoProblem })}
      />
      <Terms age={pack.minimumAge} />
      <ProofOfWork ahead={signUp} />
      <Button type="submit" look="primary" size="large" wide busy={formState.isSubmitting}>
        {formState.isSubmitting ? t('signUp.submitting') : t('signUp.submit')}
      </Button>
    </AuthFrame>
  );
}
