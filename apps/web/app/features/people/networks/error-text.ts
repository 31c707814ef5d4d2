import { ApiError, type RefusalOf } from '@croupier/contract/kit';
import type { attachNetwork, detachNetwork } from '@croupier/contract/people/networks';
import { NETWORK_NAMES, type Network } from '@croupier/domain/people/networks';
import { useTranslations } from 'use-intl/react';
import { textOf } from '../../../lib/refusal-texts.ts';
import type messages from './messages/en.json';

type Refused = RefusalOf<typeof attachNetwork | typeof detachNetwork>;

const TEXTS = {
  conflict: 'conflict',
  not_found: 'not_found',
  unavailable: 'unavailable',
  step_up_needed: 'step_up_needed',
  network: 'network',
} as const satisfies Record<Refused | 'network', keyof (typeof messages)['errors']>;

/** The sentence for what failed: what happened, that nothing is lost, what to do. */
export function useNetworksErrorText(network: Network, own: { conflict: 'conflict' | 'attached' }) {
  const t = useTranslations('networks.errors');
  return (error: unknown): string => {
    const key = (error instanceof ApiError && textOf(TEXTS, error.key)) || 'other';
    return t(key === 'conflict' ? own.conflict : key, { network: NETWORK_NAMES[network] });
  };
}
