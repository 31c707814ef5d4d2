import { listOperators, readOperator } from '@croupier/contract/office/operators';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** One operator; read anew with whatever changes the list. */
export const useOperator = (id: string) =>
  useQuery({
    queryKey: [listOperators.path, 'one', id],
    queryFn: ({ signal }) => call(readOperator, { params: { id } }, signal),
  });
