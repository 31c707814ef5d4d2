import {
  listSupportLetters,
  readSupportLetter,
  supportQueue,
  type SupportLetter,
} from '@croupier/contract/office/support-desk';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { queryOf } from '../../../lib/api.ts';

/** What is read anew once something was done with a letter. */
export const CHANGED = [readSupportLetter, listSupportLetters, supportQueue] as const;

/** One letter. That it was read goes to the log, so it is not read again by itself. */
export const useLetter = (number: string): UseQueryResult<SupportLetter> =>
  useQuery({
    ...queryOf(readSupportLetter, { params: { number } }),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
