import { ApiError, type RefusalOf } from '@croupier/contract/kit';
import type { deleteAccount, exportAccount, takeBackDeletion } from '@croupier/contract/people/deletion';
import { useTranslations } from 'use-intl/react';
import { textOf } from '../../../lib/refusal-texts.ts';
import type messages from './messages/en.json';

type Refused = RefusalOf<typeof deleteAccount | typeof exportAccount | typeof takeBackDeletion>;

/** The sentence of each refusal, and of what may happen beside them. */
const TEXTS = {
  account_in_use: 'account_in_use',
  conflict: 'conflict',
  link_over: 'link_over',
  step_up_needed: 'step_up_needed',
  too_many_requests: 'too_many_requests',
  network: 'network',
} as const satisfies Record<Refused | 'too_many_requests' | 'network', keyof (typeof messages)['errors']>;

/** The sentence for a failed call of this feature: what happened, that nothing is lost, what to do. */
export function useDeletionErrorText(): (error: unknown) => string {
  const t = useTranslations('deletion.errors');
  return (error) => t((error instanceof ApiError && textOf(TEXTS, error.key)) || 'other');
}
