import { ApiError, type OutputOf } from '@croupier/contract/kit';
import type { officeLogin, OperatorSelf } from '@croupier/contract/office/operators';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { localPath } from '../../../lib/local-path.ts';
import { meQuery } from '../../../lib/me.ts';

export type Factor = OutputOf<typeof officeLogin>['factors'][number];

/** Where a sign-in stands: before the password, at the second step with these factors, or back at the start. */
export function useSignIn(to: unknown) {
  const queries = useQueryClient();
  const router = useRouter();
  const [factors, setFactors] = useState<readonly Factor[] | null>(null);
  const [isOver, setOver] = useState(false);
  const [isFresh, setFresh] = useState(true);
  return {
    factors,
    isOver,
    /** Nothing was begun here: an attempt begun elsewhere may go on. */
    isFresh,
    begin(given: readonly Factor[]) {
      setFresh(false);
      setOver(false);
      setFactors(given);
    },
    /** The password was too long ago: from the start. @returns whether it was that */
    startAgain(error: unknown): boolean {
      const isTooLate = error instanceof ApiError && error.key === 'link_over';
      if (isTooLate) {
        setFresh(false);
        setFactors(null);
        setOver(true);
      }
      return isTooLate;
    },
    back() {
      setFresh(false);
      setFactors(null);
    },
    /** In: to where one came from, or the first page. */
    async enter(self: OperatorSelf) {
      queries.setQueryData(meQuery.queryKey, self);
      await router.navigate({ href: localPath(to), replace: true });
    },
  };
}

export type SignIn = ReturnType<typeof useSignIn>;
