import { ProviderRoundLineSchema, type ProviderRoundLine } from '@croupier/contract/play/providers';
import { decimalOf } from '@croupier/domain/money/amounts';
import type { Readable } from 'node:stream';
import type { Queryable } from '../../../platform/database.ts';
import { csvOf, FILE_PORTION, FILE_ROWS_MAX } from '../../../platform/http/csv-file.ts';
import { listRounds, type PlayedRound, type RoundPlace } from './provider-rounds-store.ts';

const PAGE_ROUNDS = 50;

interface Asked {
  readonly playerId: bigint;
  /** Of one game; of all where undefined. */
  readonly game: string | undefined;
}

interface PlayedPage {
  readonly rounds: PlayedRound[];
  /** Where to go on; undefined at the end. */
  readonly next: RoundPlace | undefined;
}

/** A page of the player's rounds with other studios, newest first. */
export async function listPlayed(
  db: Queryable,
  asked: Asked & { readonly before: RoundPlace | undefined },
  size = PAGE_ROUNDS,
): Promise<PlayedPage> {
  const found = await listRounds(db, { ...asked, limit: size + 1 });
  const rounds = found.slice(0, size);
  return { rounds, next: found.length > size ? rounds.at(-1) : undefined };
}

/** All of them as a file, portion by portion. */
export function savePlayed(db: Queryable, asked: Asked, portion = FILE_PORTION): Readable {
  const rows = async function* () {
    let before: RoundPlace | undefined;
    for (let told = 0; told < FILE_ROWS_MAX;) {
      const { rounds, next } = await listPlayed(db, { ...asked, before }, portion);
      for (const round of rounds) yield lineOf(round);
      if (!next) return;
      told += rounds.length;
      before = next;
    }
  };
  return csvOf(Object.keys(ProviderRoundLineSchema.properties), rows());
}

function lineOf(round: PlayedRound): ProviderRoundLine {
  const { roundId, provider, openedAt, game, currency, kind, state, bonus } = round;
  return {
    ...{ id: roundId, provider, openedAt: openedAt.toISOString(), game, currency, kind, state },
    stake: decimalOf(round.stakeMinor, currency),
    win: decimalOf(round.winMinor, currency),
    bonusStake: decimalOf(bonus?.stakeMinor ?? 0n, currency),
    bonusWin: decimalOf(bonus?.winMinor ?? 0n, currency),
    held: decimalOf(round.heldMinor, currency),
  };
}
