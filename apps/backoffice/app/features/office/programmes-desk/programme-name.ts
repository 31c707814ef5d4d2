import { ApiError } from '@croupier/contract/kit';
import { readProgramme, type ProgrammeName } from '@croupier/contract/office/programmes-desk';
import { queryOptions } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { call, queryOf } from '../../../lib/api.ts';

/** Somebody else may write it, too: it is looked at again from time to time. */
const LOOK_AGAIN_MS = 20_000;

const CODE = /^[a-z0-9][a-z0-9-]{0,39}$/;
export const isCode = (text: string): boolean => CODE.test(text);

/** The programme that the address names; undefined where it names none. */
export function useNamed(): ProgrammeName | undefined {
  const { kind = '', code = '' } = useParams({ strict: false }) as Partial<ProgrammeName>;
  return isCode(kind) && isCode(code) ? { kind, code } : undefined;
}

/** One programme; null where nobody has written it, which is where it begins. */
export const programmeQuery = (name: ProgrammeName) =>
  queryOptions({
    queryKey: queryOf(readProgramme, { params: name }).queryKey,
    queryFn: async ({ signal }) => {
      try {
        return await call(readProgramme, { params: name }, signal);
      } catch (error) {
        if (error instanceof ApiError && error.key === 'not_found') return null;
        throw error;
      }
    },
    refetchInterval: LOOK_AGAIN_MS,
  });
