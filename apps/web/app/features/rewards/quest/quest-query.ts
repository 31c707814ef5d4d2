import type { OutputOf } from '@croupier/contract/kit';
import { joinQuest, showQuest } from '@croupier/contract/rewards/quest';
import type { Language } from '@croupier/domain/site/regions';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

export const QUEST_KEY = ['quest'] as const;

/**
 * A quest of mine, and the names of all that I have. Asked anew it is the same one, also once it is done and another comes before it.
 * @param code which; undefined: the first
 */
export const questQuery = (language: Language, code: string | undefined) =>
  queryOptions({
    queryKey: [...QUEST_KEY, language, code ?? ''],
    queryFn: ({ signal, client, queryKey }) => {
      const shown = client.getQueryData<OutputOf<typeof showQuest>>(queryKey)?.quest;
      const which = code ?? shown?.code;
      return call(showQuest, { query: { language, ...(which !== undefined && { code: which }) } }, signal);
    },
  });

/** It may be asked again: who takes part already does so once. */
export const join = (code: string, language: Language) =>
  call(joinQuest, { params: { code }, query: { language }, body: {} });
