import { ApiError } from '@croupier/contract/kit';
import { useTranslations } from 'use-intl/react';

/** Keys of the messages `players.errors` that the server's keys may be shown by. */
const SPOKEN = [
  'wrong_credentials',
  'email_taken',
  'password_too_weak',
  'age_not_confirmed',
  'invalid_request',
  'too_many_requests',
  'conflict',
  'network',
] as const;

type Spoken = (typeof SPOKEN)[number];

/** The sentence for a failed call of this feature: what happened, that nothing is lost, what to do. */
export function usePlayersErrorText(): (error: unknown) => string {
  const t = useTranslations('players.errors');
  return (error) => {
    const key =
      error instanceof ApiError ? SPOKEN.find((name): name is Spoken => name === error.key) : undefined;
    return t(key ?? 'other');
  };
}
