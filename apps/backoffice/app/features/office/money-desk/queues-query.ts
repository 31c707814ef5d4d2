import { moneyQueues } from '@croupier/contract/office/money-desk';
import { queryOf } from '../../../lib/api.ts';

const EVERY_MS = 30_000;

/** What waits, asked again while it is looked at. */
export const queuesQuery = { ...queryOf(moneyQueues, {}), refetchInterval: EVERY_MS };
