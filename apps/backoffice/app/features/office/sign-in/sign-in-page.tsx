import { signInWays } from '@croupier/contract/office/operators';
import { buttonClass } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { Door } from './door.tsx';
import { PasswordStep } from './password-step.tsx';
import { SecondStep } from './second-step.tsx';
import styles from './steps.module.css';
import { useSignIn } from './use-sign-in.ts';

/** Signing in: the password, then a second factor, and back to where one came from. */
export default function SignInPage() {
  const t = useTranslations('sign-in');
  const { to }: { to?: string } = useSearch({ strict: false });
  const signIn = useSignIn(to);
  const { data: ways } = useQuery({ ...queryOf(signInWays, {}), gcTime: 0 });
  // Who comes back from single sign-on has made the first step already; after "another account" it counts no more.
  const factors = signIn.factors ?? (signIn.isFresh ? ways?.pending : null);
  if (factors) return <SecondStep signIn={signIn} factors={factors} />;
  const lead = signIn.isOver ? t('linkOver') : to ? t('sessionOver') : t('lead');
  return (
    <Door title={t('title')} lead={lead}>
      <PasswordStep onFactors={signIn.begin} />
      {ways?.singleSignOn && <SingleSignOn name={ways.singleSignOn} />}
    </Door>
  );
}

function SingleSignOn({ name }: { name: string }) {
  const t = useTranslations('sign-in');
  return (
    <>
      <p className={styles.or}>{t('or')}</p>
      <a href="/office/api/sso/start" className={buttonClass({ wide: true })}>
        {t('singleSignOn', { name })}
      </a>
    </>
  );
}
