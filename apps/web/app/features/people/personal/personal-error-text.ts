import { ApiError, type RefusalOf } from '@croupier/contract/kit';
import type { updateProfile } from '@croupier/contract/people/players';
import { useTranslations } from 'use-intl/react';
import { textOf } from '../../../lib/refusal-texts.ts';
import type messages from './messages/en.json';

const TEXTS = {
  invalid_request: 'invalid_request',
  nickname_not_allowed: 'nickname_not_allowed',
  name_taken: 'name_taken',
  nickname_too_soon: 'nickname_too_soon',
  field_locked: 'field_locked',
  under_age: 'under_age',
  tax_number_refused: 'tax_number_refused',
  too_many_requests: 'too_many_requests',
  network: 'network',
} as const satisfies Record<RefusalOf<typeof updateProfile> | 'network', keyof (typeof messages)['errors']>;

/** The sentence for a change that was not made: what happened, and what to do. */
export function usePersonalErrorText(): (error: unknown) => string {
  const t = useTranslations('personal.errors');
  return (error) => t((error instanceof ApiError && textOf(TEXTS, error.key)) || 'other');
}
