import { joinQuest, showQuest } from '@croupier/contract/rewards/quest';
import type { Language } from '@croupier/domain/site/regions';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

export const QUEST_KEY = ['quest'] as const;

/** A quest of mine, and the names of all that I have. @param code which; undefined: the first */
export const questQuery = (language: Language, code: string | undefined) =>
  queryOptions({
    queryKey: [...QUEST_KEY, language, code ?? ''],
    queryFn: ({ signal }) =>
      call(showQuest, { query: { language, ...(code !== undefined && { code }) } }, signal),
  });

/** It may be asked again: who takes part already does so once. */
export const join = (code: string, language: Language) =>
  call(joinQuest, { params: { code }, query: { language }, body: {} });
