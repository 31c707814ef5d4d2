import { listMonthStatements, readMonthStatement } from '@croupier/contract/money/month-statements';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** Months of which there is a statement, the newest first. */
export const monthsQuery = queryOptions({
  queryKey: ['month-statements'],
  queryFn: async ({ signal }) => (await call(listMonthStatements, {}, signal)).months,
});

/** What is made of a month stays as it is. */
export const monthQuery = (month: string) =>
  queryOptions({
    queryKey: ['month-statements', month],
    queryFn: ({ signal }) => call(readMonthStatement, { params: { month } }, signal),
    staleTime: Infinity,
  });
