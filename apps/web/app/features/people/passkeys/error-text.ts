import { ApiError, type RefusalOf } from '@croupier/contract/kit';
import type { addPasskey, loginWithPasskey, removePasskey } from '@croupier/contract/people/passkeys';
import { useTranslations } from 'use-intl/react';
import { textOf } from '../../../lib/refusal-texts.ts';
import { DeviceError } from './browser-passkeys.ts';
import type messages from './messages/en.json';

type Refused = RefusalOf<typeof addPasskey | typeof removePasskey | typeof loginWithPasskey>;

const TEXTS = {
  wrong_code: 'wrong_code',
  wrong_credentials: 'wrong_credentials',
  account_closed: 'account_closed',
  conflict: 'conflict',
  not_found: 'not_found',
  step_up_needed: 'step_up_needed',
  network: 'network',
} as const satisfies Record<Refused | 'network', keyof (typeof messages)['errors']>;

/**
 * The sentence for what failed: what happened, that nothing is lost, what to do.
 * @param own what this screen says of its own: when the device gave no answer, or something is in conflict
 */
export function usePasskeysErrorText(own: {
  device: 'device' | 'deviceLogin';
  conflict?: 'lastWay';
}): (error: unknown) => string {
  const t = useTranslations('passkeys.errors');
  return (error) => {
    if (error instanceof DeviceError) return t(own.device);
    const key = error instanceof ApiError ? textOf(TEXTS, error.key) : undefined;
    return t(key === 'conflict' ? (own.conflict ?? key) : (key ?? 'other'));
  };
}
