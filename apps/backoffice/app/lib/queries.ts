import { ApiError } from '@croupier/contract/kit';
import { QueryClient } from '@tanstack/react-query';

/** What is looked at again within this time is shown as it was. */
const FRESH_MS = 10_000;

/** What was read of the house. A refusal is final; a server that is away is asked once more. */
export const createOfficeQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) =>
          failures < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 502),
      },
    },
  });
