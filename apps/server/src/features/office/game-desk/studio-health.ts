import { CALL_HOURS, type CallHour } from '@croupier/contract/office/game-desk';
import { BUCKETS_MS } from '../../play/providers/feature.ts';
import type { CallHourRow } from './studio-calls-store.ts';

/** What is against a player and not against a call: a studio that asks is told so, and has done nothing wrong. */
const OF_PLAYERS: ReadonlySet<string> = new Set([
  ...['insufficient_funds', 'limit_reached', 'bet_limit', 'play_not_allowed', 'player_blocked'],
  ...['too_soon', 'session_expired', 'game_unavailable', 'bet_rolled_back'],
]);

export interface AlarmRule {
  readonly errorPercent: number;
  readonly callsLeast: number;
}

/** The hours of one studio, newest first. Calls that nobody signed rightly may be a stranger's: they are shown, and judged by nobody. */
export function callHours(rows: readonly CallHourRow[], rule: AlarmRule): CallHour[] {
  const byHour = Map.groupBy(rows, ({ hour }) => hour.toISOString());
  return [...byHour]
    .sort(([one], [other]) => other.localeCompare(one))
    .slice(0, CALL_HOURS)
    .map(([hour, ofHour]) => hourView(hour, ofHour, rule));
}

function hourView(hour: string, rows: readonly CallHourRow[], rule: AlarmRule): CallHour {
  const signed = rows.filter(({ status }) => status !== 'unsigned');
  const calls = sum(signed);
  const wrong = sum(signed.filter(({ status }) => status !== 'ok' && !OF_PLAYERS.has(status)));
  const errorPercent = calls === 0 ? 0 : Math.round((wrong * 1_000) / calls) / 10;
  const refused = Map.groupBy(
    rows.filter(({ status }) => status !== 'ok'),
    ({ status }) => status,
  );
  return {
    ...{ hour, calls, errorPercent, p95Ms: p95Of(signed) },
    refusals: [...refused]
      .map(([status, of]) => ({ status, calls: sum(of) }))
      .sort((one, other) => other.calls - one.calls),
    alarm: calls >= rule.callsLeast && errorPercent >= rule.errorPercent,
  };
}

const sum = (rows: readonly CallHourRow[]): number =>
  rows.reduce((total, { calls }) => total + Number(calls), 0);

/** The bound of the bucket that the 95th of 100 is in. */
function p95Of(rows: readonly CallHourRow[]): number | null {
  const wanted = sum(rows) * 0.95;
  let seen = 0;
  for (const bound of BUCKETS_MS) {
    seen += sum(rows.filter(({ withinMs }) => withinMs === bound));
    if (seen >= wanted) return bound;
  }
  return null;
}
