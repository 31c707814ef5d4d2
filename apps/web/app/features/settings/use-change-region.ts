import { ApiError, setRegion } from '@croupier/contract';
import { REGION_IDS } from '@croupier/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { call } from '../../lib/api.ts';
import { useProfile } from '../../lib/session.ts';
import { REGION_COOKIE } from '../../lib/visitor.ts';
import { keepChoice } from './cookies.ts';

/** Moves to another regional edition: in the account of a player, by cookie for a visitor. The page is then loaded anew. */
export function useChangeRegion(): {
  changeRegion(value: string): Promise<void>;
  failure: string | undefined;
} {
  const t = useTranslations('settings');
  const profile = useProfile();
  const [failure, setFailure] = useState<string>();
  return {
    failure,
    async changeRegion(value) {
      const region = REGION_IDS.find((id) => id === value);
      if (!region) return;
      try {
        if (profile) await call(setRegion, { body: { region } });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return setFailure(t('regionFailed', { reason: t(reasonOf(error)) }));
      }
      keepChoice(REGION_COOKIE, region);
      location.reload();
    },
  };
}

/** A region for older players asks for the age where there is room to ask: in the profile. */
function reasonOf(error: ApiError): 'confirmAge' | 'waitADay' | 'tryLater' {
  if (error.key === 'age_not_confirmed') return 'confirmAge';
  return error.key === 'user_cant_use_exception' ? 'waitADay' : 'tryLater';
}
