import { Button, Field } from '@croupier/ui';
import { Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { later } from '../../../lib/offline.ts';
import { pageMeta } from '../../../lib/page-meta.ts';
import { offerTakeBack } from '../../../lib/take-back.ts';
import { useInBrowser } from '../../../lib/use-in-browser.ts';
import type { Route } from './+types/login-page';
import { ProofOfWork } from '../proof-of-work/proof-of-work.tsx';
import { loadNetworks } from '../networks/load-networks.ts';
import { AuthFrame } from './auth-frame.tsx';
import { useEnter, useRedirectQuery } from './enter.ts';
import { usePlayersErrorText } from './error-text.ts';
import { passwordProblem, type FieldProblem } from './form-rules.ts';
import { loadTable } from './load-table.ts';
import styles from './players.module.css';
import { PasswordField } from './password-field.tsx';
import { signIn } from './players-queries.ts';

const PasskeyLogin = later(() => import('../passkeys/passkey-login.tsx'));

export async function loader(args: Route.LoaderArgs) {
  const [games, networks] = await Promise.all([loadTable(args), loadNetworks(args)]);
  return { games, networks };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: 'players.login.meta.title', description: 'players.login.meta.description' });

export default function LoginPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('players');
  const { register, handleSubmit, formState } = useForm({ defaultValues: { username: '', password: '' } });
  const [failure, setFailure] = useState<string>();
  const enter = useEnter();
  const inBrowser = useInBrowser();
  const errorText = usePlayersErrorText();
  const query = useRedirectQuery();
  const problem = (name: 'username' | 'password') => {
    const key = formState.errors[name]?.message as FieldProblem | undefined;
    return key && t(`problems.${key}`);
  };

  const submit = handleSubmit(async ({ username, password }) => {
    setFailure(undefined);
    try {
      await signIn({ username: username.trim(), password });
      await enter();
    } catch (error) {
      setFailure(errorText(error));
      offerTakeBack(error);
    }
  });

  return (
    <AuthFrame
      title={t('login.title')}
      lead={t('login.lead')}
      failure={failure}
      games={loaderData.games}
      networks={loaderData.networks}
      onSubmit={submit}
      after={
        <>
          {t('login.newHere')} <Link to={`/sign-up${query}`}>{t('login.toSignUp')}</Link>
        </>
      }
    >
      <Field
        label={t('fields.login')}
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        error={problem('username')}
        {...register('username', { validate: (text) => (text.trim() === '' ? 'loginRequired' : undefined) })}
      />
      <PasswordField
        label={t('fields.password')}
        autoComplete="current-password"
        error={problem('password')}
        {...register('password', { validate: passwordProblem })}
      />
      <p className={styles.forgotten}>
        <Link to="/change-password">{t('login.forgotten')}</Link>
      </p>
      <ProofOfWork />
      <Button type="submit" look="primary" size="large" wide busy={formState.isSubmitting}>
        {formState.isSubmitting ? t('login.submitting') : t('login.submit')}
      </Button>
      {inBrowser && (
        <Suspense fallback={null}>
          <PasskeyLogin enter={enter} onFailure={setFailure} />
        </Suspense>
      )}
    </AuthFrame>
  );
}
