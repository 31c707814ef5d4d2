import { HOUSE_ACCOUNTS, type AccountDay, type HouseAccountDays } from '@croupier/contract/office/money-desk';
import type { AccountKey, AccountMove, AccountOpening } from './accounts-store.ts';

/** Each account that anything ever moved on, with the days of the range on which something did, newest first. */
export function sumAccounts(
  openings: readonly AccountOpening[],
  moves: readonly AccountMove[],
): HouseAccountDays[] {
  const moved = Map.groupBy(moves, nameOf);
  const opened = new Map(openings.map((opening) => [nameOf(opening), BigInt(opening.openingMinor)]));
  const accounts = new Map([...openings, ...moves].map((each) => [nameOf(each), each]));
  return [...accounts]
    .map(([name, account]) => sumAccount(account, opened.get(name) ?? 0n, moved.get(name) ?? []))
    .sort(inTheirOrder);
}

const nameOf = ({ account, currency, kind }: AccountKey): string => `${currency} ${kind} ${account}`;

function sumAccount(
  { account, currency, kind }: AccountKey,
  openingMinor: bigint,
  moves: readonly AccountMove[],
): HouseAccountDays {
  let standing = openingMinor;
  const days = [...Map.groupBy(moves, ({ day }) => day)].map(([day, ofDay]): AccountDay => {
    const sums = sumMoves(ofDay);
    const before = standing;
    standing += sums.inMinor - sums.outMinor;
    return {
      day,
      openingMinor: String(before),
      ...wire(sums),
      closingMinor: String(standing),
      operations: ofDay.map((move) => ({ operation: move.operation, ...wire(move) })),
    };
  });
  return {
    ...{ account, currency, kind },
    openingMinor: String(openingMinor),
    ...wire(sumMoves(moves)),
    closingMinor: String(standing),
    days: days.toReversed(),
  };
}

type Sums = Pick<AccountMove, 'inMinor' | 'outMinor' | 'transfers'>;

const sumMoves = (moves: readonly Sums[]): Sums =>
  moves.reduce(
    (sum, { inMinor, outMinor, transfers }) => ({
      inMinor: sum.inMinor + inMinor,
      outMinor: sum.outMinor + outMinor,
      transfers: sum.transfers + transfers,
    }),
    { inMinor: 0n, outMinor: 0n, transfers: 0n },
  );

const wire = ({ inMinor, outMinor, transfers }: Sums) => ({
  inMinor: String(inMinor),
  outMinor: String(outMinor),
  transfers: Number(transfers),
});

const KINDS = ['real', 'bonus', 'play'];

/** Money by money: real money first, then the accounts as a person reads them. */
const inTheirOrder = (a: HouseAccountDays, b: HouseAccountDays): number =>
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
  a.currency.localeCompare(b.currency) ||
  HOUSE_ACCOUNTS.indexOf(a.account) - HOUSE_ACCOUNTS.indexOf(b.account);
