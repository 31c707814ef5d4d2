import { endOtherSessions, endSession, listSessions } from '@croupier/contract/people/players';
import { call } from '../../../lib/api.ts';

export const sessionsQuery = {
  queryKey: ['sessions'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(listSessions, {}, signal),
};
export const endOne = (id: string) => call(endSession, { params: { id } });
export const endOthers = () => call(endOtherSessions, {});
