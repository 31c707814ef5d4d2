import type { Round, RoundRow } from '@croupier/contract/rounds';
import type { RoundOutcome } from '@croupier/games';
import { readEntry } from './entry-text.ts';
import type { StoredRound } from './rounds-store.ts';

interface Fairness {
  readonly commitment: string;
  readonly clientSeed: string;
  readonly serverSeed: string | null;
}

/** A row of the history. */
export function roundRowView(round: StoredRound): RoundRow {
  return {
    id: round.key,
    game: round.game,
    mathVersion: round.mathVersion,
    state: round.open ? 'open' : 'settled',
    entry: wireEntry(round.entry),
    currency: round.currency,
    kind: round.kind,
    stakeMinor: String(round.stakeMinor),
    winMinor: String(round.winMinor),
    balanceBeforeMinor: String(
      round.balanceBeforeMinor ?? round.balanceAfterMinor - round.winMinor + round.stakeMinor,
    ),
    balanceAfterMinor: String(round.balanceAfterMinor),
    balanceVersion: Number(round.balanceVersion),
    settledAt: round.settledAt.toISOString(),
  };
}

function wireEntry(text: string | null): RoundRow['entry'] {
  const { mode, choices, given } = readEntry(text);
  const own = { mode, choices: choices.map((choice) => [...choice]) };
  return given === undefined ? own : { ...own, given };
}

/** The whole round. A first answer and every replay of it are made here, so they are the same. */
export function roundView(round: StoredRound, outcome: RoundOutcome, fairness: Fairness): Round {
  return {
    ...roundRowView(round),
    mathHash: round.mathHash,
    outcome,
    fairness: { seedPairId: String(round.seedPair), ...fairness, nonce: round.nonce },
  };
}
