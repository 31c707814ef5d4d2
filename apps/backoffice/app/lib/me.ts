import { officeMe, type OperatorSelf } from '@croupier/contract/office/operators';
import type { Permission } from '@croupier/domain/office/permissions';
import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { queryOf } from './api.ts';

const FRESH_MS = 5 * 60_000;

/** Who is signed in. What they may do changes seldom, and the server asks itself on every call anyway. */
export const meQuery = queryOptions({ ...queryOf(officeMe, {}), staleTime: FRESH_MS });

/** Who is signed in; only in the frame, which is shown to nobody else. */
export const useMe = (): OperatorSelf => useSuspenseQuery(meQuery).data;

/** Whether the operator has a permission. No permission at all is needed for what everybody may. */
export function useMay(): (permission: Permission | undefined) => boolean {
  const me = useMe();
  return (permission) => permission === undefined || me.permissions.includes(permission);
}

/** Asks again who is signed in, after something of it changed. */
export function useRefreshMe(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: meQuery.queryKey });
}
