import { confirmCode, enrolCode, type OperatorSelf } from '@croupier/contract/office/operators';
import { Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { RecoveryCodes } from '../../../lib/recovery-codes/recovery-codes.tsx';
import { CodeForm } from './code-form.tsx';
import { Door } from './door.tsx';
import styles from './steps.module.css';
import type { SignIn } from './use-sign-in.ts';

/** Setting up the first factor: the secret drawn and to type, a code of it, and the recovery codes to write down. */
export function EnrolStep({ signIn }: { signIn: SignIn }) {
  const t = useTranslations('sign-in');
  const [entered, setEntered] = useState<{ self: OperatorSelf; recoveryCodes: string[] } | null>(null);
  if (entered)
    return (
      <Door title={t('codes.title')} lead={t('codes.lead')}>
        <RecoveryCodes codes={entered.recoveryCodes} onKept={() => void signIn.enter(entered.self)} />
      </Door>
    );
  return (
    <Door title={t('enrol.title')} lead={t('enrol.lead')}>
      <Secret signIn={signIn} />
      <CodeForm
        label={t('code.label')}
        isDigits
        button={t('enrol.confirm')}
        send={(code) => call(confirmCode, { body: { code } })}
        onDone={setEntered}
        onFailure={signIn.startAgain}
      />
    </Door>
  );
}

function Secret({ signIn }: { signIn: SignIn }) {
  const t = useTranslations('sign-in');
  const { data, error, refetch } = useQuery({
    queryKey: [enrolCode.path],
    queryFn: () => call(enrolCode, {}),
    // One secret for one sign-in: asking again would make another one than the application has.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const { startAgain } = signIn;
  useEffect(() => {
    if (error) startAgain(error);
  }, [error, startAgain]);
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className={styles.drawing} />;
  return (
    <>
      <img
        className={styles.drawing}
        src={`data:image/svg+xml;utf8,${encodeURIComponent(data.drawing)}`}
        alt={t('enrol.drawing')}
      />
      <p className={styles.secret}>
        {t('enrol.type')} <code className={styles.letters}>{inFours(data.secret)}</code>
      </p>
    </>
  );
}

/** Groups of four are typed without losing one's place. */
const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');
