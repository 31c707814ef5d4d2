import { getTicketPool } from '@croupier/contract/play/rounds';
import type { Database } from '../../../platform/database.ts';
import type { Http } from '../../../platform/http/http.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findPool, type PoolRow } from './pools-store.ts';

interface RouteDeps {
  readonly db: Database;
  readonly seedOf: (row: PoolRow) => string;
}

export function poolsRoutes(http: Http, { db, seedOf }: RouteDeps): void {
  http.handle(getTicketPool, async ({ input }) => {
    const row = await findPool(db, input.params.game, Number(input.params.pool));
    if (!row) return refuse('not_found');
    const { number, root, tickets, sold, openedAt, closedAt } = row;
    return {
      ...{ number, root, tickets, sold, seed: seedOf(row) },
      ...{ openedAt: openedAt.toISOString(), closedAt: closedAt.toISOString() },
    };
  });
}
