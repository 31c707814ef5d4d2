import {
  listNominations,
  nominationByUser,
  seeNomination,
  setActiveNomination,
} from '@croupier/contract/contests/nominations';
import type { Language, RegionId } from '@croupier/domain/site/regions';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

export const NOMINATIONS_KEY = ['nominations'] as const;

/** The nominations that are shown to a reader. @param playerId undefined for a visitor */
export const nominationsQuery = (language: Language, region: RegionId, playerId: string | undefined) =>
  queryOptions({
    queryKey: [...NOMINATIONS_KEY, 'list', language, region, playerId],
    queryFn: async ({ signal }) =>
      (await call(listNominations, { query: { language, region } }, signal)).nominations,
  });

/** The first places of a nomination, mine, and those around it. */
export const placesQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: [...NOMINATIONS_KEY, 'places', id, language],
    queryFn: ({ signal }) => call(nominationByUser, { params: { id }, query: { language } }, signal),
  });

/** It may be said again: whoever stands in it stays there. */
export const choose = (id: string, language: Language) =>
  call(setActiveNomination, { params: { id }, query: { language }, body: {} });

/** It may be said again. */
export const see = (id: string) => call(seeNomination, { body: { id } });
