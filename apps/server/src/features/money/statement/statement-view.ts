import type { StatementEntry } from '@croupier/contract/money/statement';
import type { LedgerEntry } from '../ledger/feature.ts';
import { reasonOf } from './reasons.ts';
import type { StudioRound } from './statement-store.ts';

/** The rounds that entries came of: ours by their key, those of other studios by `provider:round`. */
export function subjectsOf(entries: readonly LedgerEntry[]): {
  rounds: string[];
  studioRounds: StudioRound[];
} {
  const ours = entries.flatMap((entry) => roundOf(entry) ?? []);
  const studios = entries.filter(isStudios).map(({ reference }) => reference!);
  return {
    rounds: [...new Set(ours)],
    studioRounds: [...new Set(studios)].map((reference) => {
      const colon = reference.indexOf(':');
      return { provider: reference.slice(0, colon), roundId: reference.slice(colon + 1) };
    }),
  };
}

interface Games {
  /** By the round's key. */
  readonly games: ReadonlyMap<string, string>;
  /** By `provider:round`. */
  readonly studioGames: ReadonlyMap<string, string>;
}

export function entryView(entry: LedgerEntry, { games, studioGames }: Games): StatementEntry {
  const { version, createdAt, operation, reference, amountMinor, beforeMinor, afterMinor } = entry;
  const reason = reasonOf(operation);
  const round = roundOf(entry);
  const game =
    round !== undefined ? games.get(round) : isStudios(entry) ? studioGames.get(reference!) : undefined;
  return {
    number: Number(version),
    at: createdAt.toISOString(),
    reason,
    operation,
    amountMinor: String(afterMinor < beforeMinor ? -amountMinor : amountMinor),
    beforeMinor: String(beforeMinor),
    afterMinor: String(afterMinor),
    game: game ?? null,
    roundId: game === undefined ? null : (round ?? null),
    payInId: reason === 'deposit' ? reference : null,
  };
}

/** The key of the house's own round that it is of: a void is under a key of its own, and names the round. */
function roundOf({ operation, key, reference }: LedgerEntry): string | undefined {
  if (operation === 'bet' || operation === 'win') return key;
  return operation === 'void' ? (reference ?? undefined) : undefined;
}

const isStudios = ({ operation, reference }: LedgerEntry): boolean =>
  reasonOf(operation).startsWith('studio-') && reference !== null;
