import { linkTelegram, unlinkTelegram } from '@croupier/contract/people/telegram';
import { siteConfigs } from '@croupier/contract/site/sites';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { refreshProfile } from '../../../lib/session.ts';

/** The bot of this house, or null where it has none. */
export const botQuery = {
  queryKey: ['telegram-bot'],
  staleTime: Infinity,
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await call(siteConfigs, { query: {} }, signal)).telegramConfigs.bot,
};

/** Asks for a link into the chat; each press makes a new one, and the one before is good for nothing. */
export const useAskLink = () => useMutation({ mutationFn: () => call(linkTelegram, {}) });

export function useUnlink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await call(unlinkTelegram, {});
      await refreshProfile(client);
    },
  });
}
