import { ApiError, type RefusalOf } from '@croupier/contract/kit';
import type { changePasswordNative, login, signUp } from '@croupier/contract/people/players';
import { useTranslations } from 'use-intl/react';
import { textOf } from '../../../lib/refusal-texts.ts';
import type messages from './messages/en.json';

type Refused = RefusalOf<typeof signUp | typeof login | typeof changePasswordNative>;

/** The sentence of each refusal, and of what may happen beside them. */
const TEXTS = {
  wrong_credentials: 'wrong_credentials',
  account_closed: 'account_closed',
  password_too_weak: 'password_too_weak',
  under_age: 'under_age',
  wrong_promo_code: 'wrong_promo_code',
  unavailable: 'unavailable',
  invalid_request: 'invalid_request',
  too_many_requests: 'too_many_requests',
  proof_of_work_needed: 'proof_of_work_needed',
  step_up_needed: 'step_up_needed',
  conflict: 'conflict',
  email_taken: 'email_taken',
  network: 'network',
} as const satisfies Record<Refused | 'email_taken' | 'network', keyof (typeof messages)['errors']>;

/** The sentence for a failed call of this feature: what happened, that nothing is lost, what to do. */
export function usePlayersErrorText(): (error: unknown) => string {
  const t = useTranslations('players.errors');
  return (error) => t((error instanceof ApiError && textOf(TEXTS, error.key)) || 'other');
}
