import { logout } from '@croupier/contract/people/players';
import { showToast } from '@croupier/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { call } from './api.ts';
import { useLocalPath } from './link.tsx';
import { keepProfile, PROFILE_KEY } from './session.ts';
import { tell } from './tell.ts';

/** Ends the session and leaves nothing of the player in this tab. */
export function useSignOut(): () => Promise<void> {
  const t = useTranslations('shell');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  return async () => {
    try {
      await call(logout, {});
    } catch {
      return showToast(t('signOutFailed'), 'error');
    }
    tell('logout', {});
    await navigate(localPath('/'));
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== PROFILE_KEY[0] });
    keepProfile(queries, null);
    showToast(t('signedOut'));
  };
}
