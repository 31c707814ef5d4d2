import {
  reckonRules,
  type ClosingRule,
  type PlayedHour,
  type PlayRule,
  type SeatRules,
} from '@croupier/domain/people/play-rules';
import type { BooksCheck } from '../../../platform/books-check.ts';
import { playedByHour } from '../../money/ledger/feature.ts';
import { seatsWithRules } from './play-rules-books-store.ts';
import { listPlayRules } from './play-rules-store.ts';
import { countsSince } from './reckon-seat.ts';

const MINUTE_MS = 60_000;

/** What seats allow, held against the rules and everything that was played. One that would be reckoned anew allows nothing. */
export const PLAY_RULES_BOOKS: BooksCheck = {
  name: 'play-allowances',
  says: 'No seat allows more than its player’s rules leave: to stake, to lose, for one round, and until when.',
  walk: async (tx, told) => {
    for await (const seats of seatsWithRules(tx)) {
      for (const seat of seats) {
        const rules = await listPlayRules(tx, seat.playerId, seat.now);
        const since = countsSince(rules, seat.now);
        const played = since ? await playedByHour(tx, seat.playerId, since) : [];
        const why = faultOf(seat, rules, played);
        if (why) return { player_id: String(seat.playerId), ...why };
      }
      told(seats.length);
    }
    return undefined;
  },
};

/** @returns what the seat allows beyond the truth */
function faultOf(
  seat: SeatRules & { readonly now: Date },
  rules: readonly PlayRule[],
  played: readonly PlayedHour[],
): object | undefined {
  const { currency, kind, now } = seat;
  // Where nothing was reckoned yet, any money will do: a rule that should hold shows.
  const money = currency && kind ? { currency, kind } : ({ currency: 'EUR', kind: 'real' } as const);
  const truth = reckonRules(rules, played, { ...money, now });
  for (const name of ['stakeAllowanceMinor', 'lossAllowanceMinor', 'stakeMaximumMinor'] as const)
    if (isAbove(seat[name], truth[name])) return { [name]: textOf(seat[name]), truth: textOf(truth[name]) };
  const begins = rules.flatMap((rule) =>
    'from' in rule && (rule.until === null || rule.until > now) ? [latestOf(rule, now)] : [],
  );
  const [first] = begins.sort((a, b) => a.getTime() - b.getTime());
  if (first && (seat.rulesUntil === null || seat.rulesUntil > first))
    return { rulesUntil: seat.rulesUntil?.toISOString() ?? null, truth: first.toISOString() };
  return undefined;
}

/** Playing time that is left is looked up to the minute, and by a server whose clock may be ahead of the database’s. */
const latestOf = ({ rule, from }: ClosingRule, now: Date): Date =>
  rule === 'session_time' && from > now ? new Date(from.getTime() + MINUTE_MS) : from;

const isAbove = (kept: bigint | null, truth: bigint | null): boolean =>
  truth !== null && (kept === null || kept > truth);
const textOf = (amount: bigint | null): string | null => (amount === null ? null : String(amount));
