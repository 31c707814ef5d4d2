import type { InputOf } from '@croupier/contract/kit';
import {
  StatementLineSchema,
  type saveStatement as operation,
  type StatementEntry,
  type StatementLine,
} from '@croupier/contract/money/statement';
import { decimalOf, type Currency } from '@croupier/domain/money/amounts';
import type { Readable } from 'node:stream';
import type { Queryable } from '../../../platform/database.ts';
import { csvOf, FILE_PORTION, FILE_ROWS_MAX } from '../../../platform/http/csv-file.ts';
import { readStatement } from './read-statement.ts';

type Asked = InputOf<typeof operation>['query'];

/**
 * The entries of one of the player's accounts as a file, newest first; each portion goes on below the one before, so that what is
 * posted meanwhile moves none.
 * @returns undefined when an instant is none
 */
export async function saveStatement(
  db: Queryable,
  playerId: bigint,
  asked: Asked,
  portion = FILE_PORTION,
): Promise<Readable | undefined> {
  const portionFrom = (cursor?: string) =>
    readStatement(db, playerId, { ...asked, ...(cursor && { cursor }) }, { entries: portion });
  const first = await portionFrom();
  if (!first) return undefined;
  const rows = async function* () {
    let told = 0;
    for (let page: typeof first | undefined = first; page;) {
      for (const entry of page.entries) yield lineOf(entry, asked.currency);
      told += page.entries.length;
      page =
        page.nextCursor !== null && told < FILE_ROWS_MAX ? await portionFrom(page.nextCursor) : undefined;
    }
  };
  return csvOf(Object.keys(StatementLineSchema.properties), rows());
}

function lineOf(entry: StatementEntry, currency: Currency): StatementLine {
  const { number, at, reason, operation, amountMinor, beforeMinor, afterMinor } = entry;
  return {
    ...{ number, at, reason, operation, currency },
    amount: decimalOf(BigInt(amountMinor), currency),
    before: decimalOf(BigInt(beforeMinor), currency),
    after: decimalOf(BigInt(afterMinor), currency),
    game: entry.game ?? '',
    round: entry.roundId ?? '',
    payment: entry.payInId ?? '',
    payOut: entry.payOutId ?? '',
    source: entry.source ?? '',
    code: entry.code ?? '',
    reward: entry.givenId ?? '',
  };
}
