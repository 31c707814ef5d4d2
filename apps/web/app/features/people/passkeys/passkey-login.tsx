import { ApiError } from '@croupier/contract/kit';
import { Button } from '@croupier/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { offerTakeBack } from '../../../lib/take-back.ts';
import { answerFromAutofill, knowsPasskeys, stopOffering } from './browser-passkeys.ts';
import { usePasskeysErrorText } from './error-text.ts';
import { askToSignIn, enterByPasskey } from './passkeys-queries.ts';

/** A question to a passkey is good for five minutes; then it is asked anew. */
const ASK_AGAIN_MS = 4 * 60_000;

interface PasskeyLoginProps {
  /** Goes where a player who is in goes. */
  enter(): Promise<unknown>;
  /** Says in the form why it did not work; undefined once it is tried again. */
  onFailure(failure: string | undefined): void;
}

/** Signing in by a passkey, in a browser: by a button, and offered by the browser itself where the login is typed. Nothing where it knows none. */
export default function PasskeyLogin({ enter, onFailure }: PasskeyLoginProps) {
  const t = useTranslations('passkeys');
  const errorText = usePasskeysErrorText({ device: 'deviceLogin' });
  const canUse = knowsPasskeys();
  const { mutate, isPending } = useMutation({
    mutationFn: async (answered?: Record<string, unknown>) => {
      onFailure(undefined);
      await enterByPasskey(answered);
      await enter();
    },
    onError: (error) => {
      onFailure(errorText(error));
      offerTakeBack(error);
    },
  });
  useEffect(() => (canUse ? offer(mutate) : undefined), [canUse, mutate]);
  if (!canUse) return null;
  return (
    <Button type="button" size="large" wide busy={isPending} onClick={() => mutate(undefined)}>
      {isPending ? t('loggingIn') : t('login')}
    </Button>
  );
}

/** Has the browser offer passkeys for as long as the page stands. @returns the way to stop */
function offer(onAnswer: (answered: Record<string, unknown>) => void): () => void {
  let stopped = false;
  const ask = async (): Promise<void> => {
    const answered = await answerFromAutofill(askToSignIn);
    if (answered && !stopped) onAnswer(answered);
  };
  // Nobody asked for this: what the device or the line has against it is no news.
  const askQuietly = () =>
    void ask().catch((error: unknown) => {
      if (error instanceof ApiError) stopped = true;
    });
  askQuietly();
  const timer = setInterval(() => stopped || askQuietly(), ASK_AGAIN_MS);
  return () => {
    stopped = true;
    clearInterval(timer);
    void stopOffering();
  };
}
