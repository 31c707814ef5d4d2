import { ApiError } from '@croupier/contract/kit';
import { linkTelegram, unlinkTelegram } from '@croupier/contract/people/telegram';
import { siteConfigs } from '@croupier/contract/site/sites';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { refreshProfile } from '../../../lib/session.ts';
import { steppingUp } from '../../../lib/step-up.ts';

/** The bot of this house, or null where it has none. */
export const botQuery = {
  queryKey: ['telegram-bot'],
  staleTime: Infinity,
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await call(siteConfigs, { query: {} }, signal)).telegramConfigs.bot,
};

/** Asks for a link into the chat; each press makes a new one, and the one before is good for nothing. */
export const useAskLink = () => useMutation({ mutationFn: () => steppingUp(() => call(linkTelegram, {})) });
export type AskLink = ReturnType<typeof useAskLink>;

export function useUnlink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await steppingUp(() => call(unlinkTelegram, {}));
      await refreshProfile(client);
    },
  });
}

/** Why it did not work, as a text's key: whoever did not prove to be the player is not sent to look at the connection. */
export const failureOf = (error: unknown) =>
  error instanceof ApiError && error.key === 'step_up_needed' ? 'step_up_needed' : 'failed';
