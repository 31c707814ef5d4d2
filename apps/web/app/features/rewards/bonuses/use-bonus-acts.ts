import type { Bonus } from '@croupier/contract/rewards/bonuses';
import { showToast } from '@croupier/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { openModal } from '../../../lib/modals.ts';
import { useLanguage } from '../../../lib/root-data.ts';
import { refreshProfile } from '../../../lib/session.ts';
import { activate, activateCode, assign, BONUSES_KEY } from './bonuses-queries.ts';

/** Asks anew for what an act on a bonus may have changed: the bonuses, and the player's balances with the active one. */
export function useAskBonusesAnew(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    void refreshProfile(client).catch(() => undefined);
    await askAnew(client, { queryKey: BONUSES_KEY });
  };
}

/** The bonus to activate: one of mine, an offer that becomes mine first, or the one of a code. */
export type Wanted =
  | { readonly by: 'id' | 'offer'; readonly id: string }
  | { readonly by: 'code'; readonly code: string };

/**
 * Activates a bonus with one press. Where a deposit is needed the cash box opens with it; where another bonus is active it waits
 * among the player's own, and that is said.
 */
export function useActivate(onMine?: (bonus: Bonus) => void) {
  const t = useTranslations('bonuses.acts');
  const language = useLanguage();
  const askBonusesAnew = useAskBonusesAnew();
  return useMutation({
    mutationFn: async (wanted: Wanted): Promise<Bonus> => {
      if (wanted.by === 'code') return activateCode(wanted.code, language);
      if (wanted.by === 'id') return activate(wanted.id, language);
      const mine = await assign(wanted.id, language);
      return mine.needs === null && mine.state === 'NOT_ACTIVATED' ? activate(mine.id, language) : mine;
    },
    onSuccess: (bonus) => {
      if (bonus.needs === 'deposit') openModal('deposit', { bonus: bonus.id });
      else if (bonus.state === 'ACTIVATED') showToast(t('activated'), 'success');
      else if (bonus.state === 'NOT_ACTIVATED') showToast(t('taken'));
      onMine?.(bonus);
    },
    onSettled: askBonusesAnew,
  });
}
