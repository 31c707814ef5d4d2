import { limitAfter, type StoredLimit } from '@croupier/domain/people/limits';
import type { BooksCheck } from '../../../platform/books-check.ts';
import { readPortions } from '../../../platform/read-portions.ts';
import { CHANGES_WITH_LIMITS, CHANGES_BOOKS, partsOf, type ChangeRow } from './limits-books-store.ts';

/** What limits hold against the record of their changes. */
export const LIMITS_BOOKS: readonly BooksCheck[] = [
  ...CHANGES_BOOKS,
  {
    name: 'limits',
    says: 'Every limit is what its recorded changes, made one after another, leave behind.',
    walk: async (tx, told) => {
      let last: ChangeRow | undefined;
      let state: StoredLimit | undefined;
      for await (const changes of readPortions<ChangeRow>(tx, CHANGES_WITH_LIMITS)) {
        for (const row of changes) {
          const isNext =
            last?.playerId === row.playerId && last.rule === row.rule && last.period === row.period;
          if (last && !isNext && !isSame(state, partsOf(last).kept)) return differenceOf(last, state);
          const before = isNext ? state : undefined;
          state = limitAfter(before, partsOf(row).change);
          if (!state) return { ...differenceOf(row, before), why: `it could not have been ${row.change}` };
          last = row;
        }
        told(changes.length);
      }
      return last && !isSame(state, partsOf(last).kept) ? differenceOf(last, state) : undefined;
    },
  },
];

const isSame = (a: StoredLimit | undefined, b: StoredLimit): boolean => textOf(a) === textOf(b);

function differenceOf(row: ChangeRow, state: StoredLimit | undefined): object {
  const { playerId, rule, period, place } = row;
  const of = { player_id: String(playerId), rule, period, change: place };
  return { ...of, kept: JSON.parse(textOf(partsOf(row).kept)), by_changes: JSON.parse(textOf(state)) };
}

const textOf = (limit: StoredLimit | undefined): string =>
  JSON.stringify(
    limit
      ? [
          ...[limit.amount?.size ?? null, limit.amount?.currency ?? null, limit.askedAt],
          ...[limit.asked?.size ?? null, limit.asked?.currency ?? null, limit.loosenedAt],
        ]
      : null,
    (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
  );
