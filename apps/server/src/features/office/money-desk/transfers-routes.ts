import { findMoney, listTransfers, readKey as readKeyOperation } from '@croupier/contract/office/money-desk';
import { handleList } from '../../../platform/http/handle-list.ts';
import type { Http } from '../../../platform/http/http.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findByText } from './find-money-store.ts';
import { idOf, type MoneyDeskParts } from './money-desk-parts.ts';
import { readKey } from './read-key.ts';
import { recordReading } from './record-reading.ts';
import { transferView } from './transfer-view.ts';
import { transfersList, type TransferFilters, type TransferRow } from './transfers-store.ts';

/** The ledger, a key of it, and what an id names. */
export function transfersRoutes(http: Http, parts: MoneyDeskParts): void {
  const { db } = parts;
  handleList<typeof listTransfers, TransferRow, TransferFilters>(http, listTransfers, {
    db,
    list: transfersList,
    view: transferView,
    onRead: (call, how) => recordReading(parts, call, { how, list: 'transfers' }),
  });
  http.handle(readKeyOperation, async ({ input: { params } }) => {
    const playerId = idOf(params.playerId);
    return playerId === undefined ? refuse('not_found') : readKey(db, { playerId, key: params.key });
  });
  http.handle(findMoney, async ({ input: { query } }) => ({
    found: (await findByText(db, query.text)).map((row) => ({
      ...row,
      playerId: String(row.playerId),
      amountMinor: String(row.amountMinor),
      at: row.at.toISOString(),
    })),
  }));
}
