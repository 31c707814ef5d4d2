import type { Round, RoundRow } from '@croupier/contract/play/rounds';
import type { RoundOutcome } from '@croupier/games';
import { readEntry } from './entry-text.ts';
import type { RoundVoid, StoredRound } from './rounds-store.ts';

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
    balanceBeforeMinor: String(round.balanceBeforeMinor ?? balanceBefore(round)),
    balanceAfterMinor: String(round.balanceAfterMinor),
    balanceVersion: Number(round.balanceVersion),
    settledAt: round.settledAt.toISOString(),
    parts: partsView(round),
    giftId: round.giftId,
    ...(round.voided && { voided: voidView(round.voided) }),
  };
}

const voidView = ({ at, cause, returnedMinor, takenMinor }: RoundVoid): NonNullable<RoundRow['voided']> => ({
  ...{ at: at.toISOString(), cause },
  returnedMinor: String(returnedMinor),
  takenMinor: String(takenMinor),
});

/** Of the account that the round is of: bonus money has another one. A gift moves none. */
function balanceBefore(round: StoredRound): bigint {
  if (round.giftId !== null) return round.balanceAfterMinor;
  const staked = round.stakeMinor - (round.bonusStakeMinor ?? 0n);
  const won = round.winMinor - (round.bonusWinMinor ?? 0n) - (round.bonusForfeitedMinor ?? 0n);
  return round.balanceAfterMinor - won + staked;
}

function partsView(round: StoredRound): RoundRow['parts'] {
  if (round.grantId === null) return null;
  return {
    grantId: round.grantId,
    bonusStakeMinor: String(round.bonusStakeMinor ?? 0n),
    bonusWinMinor: String(round.bonusWinMinor ?? 0n),
    forfeitedMinor: String(round.bonusForfeitedMinor ?? 0n),
    progressMinor: String(round.progressMinor ?? 0n),
    balance:
      round.bonusAfterMinor === null
        ? null
        : { amountMinor: String(round.bonusAfterMinor), version: Number(round.bonusVersion) },
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
