import { RoundLineSchema, type RoundLine } from '@croupier/contract/play/rounds';
import { decimalOf } from '@croupier/domain/money/amounts';
import type { Readable } from 'node:stream';
import type { Queryable } from '../../../platform/database.ts';
import { csvOf, FILE_PORTION, FILE_ROWS_MAX } from '../../../platform/http/csv-file.ts';
import { listHistory } from './list-history.ts';
import type { HistoryFilter, StoredRound } from './rounds-store.ts';

/** The player's settled rounds as a file, newest first, portion by portion. */
export function saveHistory(
  db: Queryable,
  { playerId, filter }: { playerId: bigint; filter: HistoryFilter },
  portion = FILE_PORTION,
): Readable {
  const rows = async function* () {
    let before: Parameters<typeof listHistory>[1]['before'];
    for (let told = 0; told < FILE_ROWS_MAX;) {
      const { rounds, next } = await listHistory(db, { playerId, before, filter }, { rounds: portion });
      for (const round of rounds) yield lineOf(round);
      if (!next) return;
      told += rounds.length;
      before = next;
    }
  };
  return csvOf(Object.keys(RoundLineSchema.properties), rows());
}

function lineOf(round: StoredRound): RoundLine {
  const { key, settledAt, game, currency, kind, stakeMinor, winMinor, bonusStakeMinor, bonusWinMinor } =
    round;
  return {
    ...{ id: key, settledAt: settledAt.toISOString(), game, currency, kind },
    stake: decimalOf(round.giftId === null ? stakeMinor : 0n, currency),
    win: decimalOf(winMinor, currency),
    bonusStake: decimalOf(bonusStakeMinor ?? 0n, currency),
    bonusWin: decimalOf(bonusWinMinor ?? 0n, currency),
    voided: round.voided?.cause ?? '',
  };
}
