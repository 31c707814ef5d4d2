import { ApiError, type RefusalOf } from '@croupier/contract/kit';
import type { askSupport } from '@croupier/contract/site/support';
import { useTranslations } from 'use-intl/react';
import { textOf } from '../../../lib/refusal-texts.ts';
import type messages from './messages/en.json';

/** The sentence of each refusal, and of what may happen beside them. */
const TEXTS = {
  invalid_request: 'invalid_request',
  too_many_requests: 'too_many_requests',
  key_reused: 'other',
  network: 'network',
} as const satisfies Record<RefusalOf<typeof askSupport> | 'network', keyof (typeof messages)['errors']>;

/** The sentence for a letter that did not arrive: what happened, that nothing is lost, what to do. */
export function useSupportErrorText(): (error: unknown) => string {
  const t = useTranslations('support.errors');
  return (error) => t((error instanceof ApiError && textOf(TEXTS, error.key)) || 'other');
}
