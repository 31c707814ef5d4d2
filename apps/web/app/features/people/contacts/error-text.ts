import { ApiError } from '@croupier/contract/kit';
import { useTranslations } from 'use-intl/react';
import { textOf } from '../../../lib/refusal-texts.ts';
import type messages from './messages/en.json';

/** The sentence of each refusal that a screen does not say in a place of its own. */
const TEXTS = {
  wrong_credentials: 'wrong_credentials',
  email_taken: 'email_taken',
  password_too_weak: 'password_too_weak',
  too_many_requests: 'too_many_requests',
  proof_of_work_needed: 'proof_of_work_needed',
  step_up_needed: 'step_up_needed',
  unavailable: 'unavailable',
  network: 'network',
} as const satisfies Record<string, keyof (typeof messages)['errors']>;

/** The sentence for a failed call of this feature: what happened, that nothing is lost, what to do. */
export function useContactsErrorText(): (error: unknown) => string {
  const t = useTranslations('contacts.errors');
  return (error) => t((error instanceof ApiError && textOf(TEXTS, error.key)) || 'other');
}

/** Whether a call was refused for this, which its screen says in a place of its own. */
export const isRefusedFor = (error: unknown, key: string): error is ApiError =>
  error instanceof ApiError && error.key === key;
