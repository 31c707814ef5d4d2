import { ApiError } from '@croupier/contract/kit';
import { loginPasskeyOptions, loginWithPasskey } from '@croupier/contract/office/operators';
import { Button, FormFailure } from '@croupier/ui';
import { startAuthentication } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/errors/use-error-text.ts';
import styles from './steps.module.css';
import type { SignIn } from './use-sign-in.ts';

type Ceremony = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** The second step by a passkey: the browser asks its owner, the house checks the answer. */
export function PasskeyStep({ signIn }: { signIn: SignIn }) {
  const t = useTranslations('sign-in');
  const textOf = useErrorText();
  const login = useMutation({
    mutationFn: async () => {
      const { options } = await call(loginPasskeyOptions, {});
      const credential = await startAuthentication({ optionsJSON: options as unknown as Ceremony });
      return call(loginWithPasskey, { body: { credential: { ...credential } } });
    },
    onSuccess: signIn.enter,
    onError: (error) => void signIn.startAgain(error),
  });
  // The browser's own refusal: the question was closed, or there is no passkey here.
  const failure = login.error instanceof ApiError ? textOf(login.error) : t('passkey.failed');
  return (
    <div className={styles.form}>
      <FormFailure>{login.error ? failure : null}</FormFailure>
      <Button look="primary" wide busy={login.isPending} onClick={() => login.mutate()}>
        {t('passkey.use')}
      </Button>
    </div>
  );
}
