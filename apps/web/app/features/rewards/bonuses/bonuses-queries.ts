import {
  activateBonus,
  activateByCode,
  assignBonus,
  cancelBonus,
  checkBonus,
  listBonuses,
  readBonuses,
  setSeenExpiration,
  updateSeen,
} from '@croupier/contract/rewards/bonuses';
import type { Language } from '@croupier/domain/site/regions';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { callProving } from '../../people/proof-of-work/call-proving.ts';

export const BONUSES_KEY = ['bonuses'] as const;

/** My bonuses and what I may take now. */
export const bonusesQuery = (language: Language) =>
  queryOptions({
    queryKey: [...BONUSES_KEY, 'all', language],
    queryFn: ({ signal }) => call(readBonuses, { query: { language } }, signal),
  });

/** My bonuses that are over, newest first, however long ago. */
export const archiveQuery = (language: Language) =>
  infiniteQueryOptions({
    queryKey: [...BONUSES_KEY, 'archive', language],
    queryFn: ({ pageParam, signal }) =>
      call(
        listBonuses,
        { query: { language, archive: 'true', ...(pageParam !== undefined && { cursor: pageParam }) } },
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** Each of these may be asked again: what is done already changes nothing. */
export const activate = (id: string, language: Language) =>
  call(activateBonus, { params: { id }, body: { language } });
export const cancel = (id: string, language: Language) =>
  call(cancelBonus, { params: { id }, body: { language } });
export const assign = (id: string, language: Language) =>
  callProving(assignBonus, { params: { id }, query: { language } });
export const checkCode = (code: string, language: Language) =>
  callProving(checkBonus, { params: { code }, query: { language } });
export const activateCode = (code: string, language: Language) =>
  callProving(activateByCode, { body: { code, language } });

export const tellExpirySeen = (ids: string[]) => call(setSeenExpiration, { body: { ids } });
export const tellSeen = (ids: string[]) => call(updateSeen, { body: { ids } });
