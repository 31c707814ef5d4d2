import type { Round } from '@croupier/contract';
import {
  parseAmountMinor,
  rulesInForce,
  type BalanceKind,
  type RegionId,
  type RegionPack,
} from '@croupier/domain';
import { engineOf, mathHash, modesOf, type Entry } from '@croupier/games';
import type { Clock } from '../../platform/clock.ts';
import type { CatalogGame } from '../catalog/index.ts';
import { recallRound, type RecallDeps } from './recall-round.ts';
import { roundView } from './round-view.ts';
import type { Bet, Settlement } from './draw-bet.ts';

export interface PlayInput {
  readonly playerId: bigint;
  readonly region: RegionId;
  readonly wishedRegion?: RegionId | null;
  readonly key: string;
  readonly game: string;
  readonly stakeMinor: string;
  readonly kind: BalanceKind;
  /** The game's first mode where left out. */
  readonly mode?: string;
  /** Only in modes that ask for a choice with the bet. */
  readonly choice?: readonly number[];
  readonly requestId: string;
}

export type PlayRefusal =
  | 'not_found'
  | 'stake_not_allowed'
  | 'game_unavailable'
  | 'too_soon'
  | 'insufficient_funds'
  | 'key_reused'
  | 'round_open'
  | 'choice_not_allowed'
  | 'too_late'
  | 'unavailable';

export type PlayResult = { ok: true; round: Round } | { ok: false; reason: PlayRefusal };

export interface PlayDeps extends RecallDeps {
  readonly clock: Clock;
  readonly settle: (bet: Bet) => Promise<Settlement>;
}

/**
 * Plays a round: check, draw, settle in one transaction, answer. The same key with the same game, stake and kind gives
 * the first answer again, even when the round would be refused by now; with another it is refused.
 */
export async function playRound(deps: PlayDeps, input: PlayInput): Promise<PlayResult> {
  const startedAt = deps.clock.now();
  const bet = await check(deps, input, startedAt);
  if ('reason' in bet) return (await replay(deps, input)) ?? { ok: false, reason: bet.reason };
  const settlement = await deps.settle(bet);
  switch (settlement.status) {
    case 'settled':
      return { ok: true, round: answerOf(bet, settlement) };
    case 'refused':
      return { ok: false, reason: settlement.reason };
    case 'known': {
      const replayed = await replay(deps, input);
      if (!replayed) throw new Error(`Round ${input.key} is known but not found`);
      return replayed;
    }
  }
}

/** Everything that may refuse a round before it reaches the database, in one place. */
async function check(
  deps: PlayDeps,
  input: PlayInput,
  startedAt: Date,
): Promise<Bet | { reason: PlayRefusal }> {
  const pack = rulesInForce(input.region, input.wishedRegion ?? null);
  const game = await deps.catalog.find(input.game);
  if (!game) return { reason: 'not_found' };
  const stakeMinor = parseAmountMinor(input.stakeMinor);
  if (
    input.kind !== pack.gameMoney ||
    stakeMinor === undefined ||
    !stakeOffered(deps, pack, game, stakeMinor)
  ) {
    return { reason: 'stake_not_allowed' };
  }
  const entry = entryOf(game, input);
  if (!entry) return { reason: 'choice_not_allowed' };
  const { playerId, key, kind, requestId } = input;
  return {
    entry,
    playerId,
    key,
    kind,
    requestId,
    game,
    currency: pack.currency,
    stakeMinor,
    startedAt,
    minimumCycleMs: pack.minimumCycleMs,
  };
}

/** The entry a bet starts with; undefined for a mode the game does not have, or a choice it does not take. */
function entryOf({ definition }: CatalogGame, { mode, choice }: PlayInput): Entry | undefined {
  const modes = modesOf(definition);
  const chosen = mode ?? modes[0]!;
  if (!modes.includes(chosen)) return undefined;
  const asks = engineOf(definition).asksWithBet?.(definition, chosen) ?? false;
  if (asks !== (choice !== undefined)) return undefined;
  return { mode: chosen, choices: choice ? [choice] : [] };
}

function stakeOffered(
  { catalog }: PlayDeps,
  rules: RegionPack,
  game: CatalogGame,
  stakeMinor: bigint,
): boolean {
  return catalog.stakesIn(rules, game.definition).includes(stakeMinor);
}

async function replay(deps: PlayDeps, input: PlayInput): Promise<PlayResult | undefined> {
  const round = await recallRound(deps, input.playerId, input.key);
  if (!round) return undefined;
  const same =
    round.game === input.game &&
    round.stakeMinor === input.stakeMinor &&
    round.kind === input.kind &&
    sameBet(round.entry, input);
  return same ? { ok: true, round } : { ok: false, reason: 'key_reused' };
}

/** Whether the stored entry began with this bet; later choices are not the bet's. */
function sameBet(entry: Round['entry'], { mode, choice }: PlayInput): boolean {
  if (mode !== undefined && mode !== entry.mode) return false;
  return choice === undefined || JSON.stringify(choice) === JSON.stringify(entry.choices[0]);
}

function answerOf(
  bet: Bet,
  { drawn, round, seat, row, settledAt }: Extract<Settlement, { status: 'settled' }>,
): Round {
  const { definition, code } = bet.game;
  const stored = {
    ...bet,
    game: code,
    mathVersion: definition.mathVersion,
    mathHash: mathHash(definition),
    winMinor: drawn.winMinor,
    balanceAfterMinor: row.amountMinor - bet.stakeMinor + drawn.winMinor,
    balanceVersion: row.version + (drawn.winMinor > 0n ? 2n : 1n),
    seedPair: seat.pair,
    nonce: round.nonce,
    draws: null,
    entry: round.entry ?? null,
    open: drawn.outcome.open !== null,
    settledAt,
  };
  const { commitment, clientSeed } = seat;
  return roundView(stored, drawn.outcome, { commitment, clientSeed, serverSeed: null });
}
