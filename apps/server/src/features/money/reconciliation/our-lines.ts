import { keyOfLine, type MoneyLine } from '@croupier/domain/money/reconciliation';
import type { Queryable } from '../../../platform/database.ts';
import { payInKeyOf } from '../payments/feature.ts';
import {
  listMovesBetween,
  listMovesOf,
  listOwed,
  listPayOutKeys,
  listUncredited,
  type ClearingMove,
} from './our-lines-store.ts';

const DAY_MS = 86_400_000;
/** A payment that was not credited is looked for so long after it was begun. */
const UNCREDITED_DAYS = 30;
const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

export interface OurDay {
  /** Everything that the references have moved, whenever that was. */
  readonly lines: readonly MoneyLine[];
  /** Keys of what moved on the day itself. */
  readonly keys: ReadonlySet<string>;
}

/** Lines of our books of a day that are of one provider, and of whatever else the references name. @param day its first instant, in UTC */
export async function readOurDay(
  db: Queryable,
  { provider, day, named }: { provider: string; day: Date; named: readonly string[] },
): Promise<OurDay> {
  const after = (days: number): Date => new Date(day.getTime() + days * DAY_MS);
  const isOfDay = (at: Date | null): boolean => at !== null && at >= day && at < after(1);
  const around = await listMovesBetween(db, provider, { from: after(-1), to: after(2) });
  const ofDay = around.filter(({ at }) => isOfDay(at));
  const ids = [...new Set([...named, ...ofDay.map(({ reference }) => reference)])].filter((id) =>
    UUID.test(id),
  );
  const payOutKeys = (await listPayOutKeys(db, ids)).map(({ key }) => key);
  const moves = [...around, ...(await listMovesOf(db, provider, [...ids.map(payInKeyOf), ...payOutKeys]))];
  const waiting = (await listUncredited(db, { provider, ids, since: after(-UNCREDITED_DAYS) })).flatMap(
    ({ reference, currency, amountMinor, state, paidAt, returnedAt }) => {
      const paid = { flow: 'pay-in', reference, currency, amountMinor } as const;
      const back = { ...paid, flow: 'refund' } as const;
      return [{ line: paid, at: paidAt }, ...(state === 'RETURNED' ? [{ line: back, at: returnedAt }] : [])];
    },
  );
  return {
    lines: [...linesOf(moves, await listOwed(db, ids)), ...waiting.map(({ line }) => line)],
    keys: new Set([
      ...ofDay.map((move) => keyOfLine(lineOf(move))),
      ...waiting.filter(({ at }) => isOfDay(at)).map(({ line }) => keyOfLine(line)),
    ]),
  };
}

/** A deposit is a line each; a pay-out is what all that it has booked comes to, with what is owed of it. */
function linesOf(moves: readonly ClearingMove[], owed: readonly Omit<MoneyLine, 'flow'>[]): MoneyLine[] {
  const once = new Map(moves.map((move) => [move.id, lineOf(move)]));
  const payOuts = new Map<string, MoneyLine>();
  const lines: MoneyLine[] = [];
  for (const line of [...once.values(), ...owed.map((each) => ({ ...each, flow: 'pay-out' as const }))])
    if (line.flow === 'pay-out') {
      const name = `${line.reference} ${line.currency}`;
      const before = payOuts.get(name)?.amountMinor ?? 0n;
      payOuts.set(name, { ...line, amountMinor: before + line.amountMinor });
    } else lines.push(line);
  // Given back, it comes to nothing.
  return [...lines, ...[...payOuts.values()].filter(({ amountMinor }) => amountMinor > 0n)];
}

function lineOf({ operation, reference, currency, amountMinor }: ClearingMove): MoneyLine {
  if (operation === 'pay-in') return { flow: 'pay-in', reference, currency, amountMinor };
  const flow = operation.startsWith('pay-out-') ? 'pay-out' : 'refund';
  return { flow, reference, currency, amountMinor: -amountMinor };
}
