import { ApiError } from '@croupier/contract/kit';
import { readContent, type DocumentName } from '@croupier/contract/office/content-desk';
import { queryOptions } from '@tanstack/react-query';
import { call, queryOf } from '../../../lib/api.ts';

/** Somebody else may write it, too: it is looked at again from time to time. */
const LOOK_AGAIN_MS = 20_000;

/** One document; null where nobody has written it, which is where it begins. */
export const documentQuery = (name: DocumentName) =>
  queryOptions({
    queryKey: queryOf(readContent, { params: name }).queryKey,
    queryFn: async ({ signal }) => {
      try {
        return await call(readContent, { params: name }, signal);
      } catch (error) {
        if (error instanceof ApiError && error.key === 'not_found') return null;
        throw error;
      }
    },
    refetchInterval: LOOK_AGAIN_MS,
  });
