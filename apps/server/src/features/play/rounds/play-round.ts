import type { playRound as operation, Round } from '@croupier/contract/play/rounds';
import { parseAmountMinor, type BalanceKind } from '@croupier/domain/money/amounts';
import { rulesInForce, type RegionPack, type RulePlaces } from '@croupier/domain/site/regions';
import { engineOf, isGridDefinition, mathHash, modesOf, settlesAtOnce, type Entry } from '@croupier/games';
import type { Clock } from '../../../platform/clock.ts';
import { UNPROVEN } from '../../../platform/http/http.ts';
import { isRefusal, refuse, type Refused } from '../../../platform/refusal.ts';
import type { SessionProof } from '../../people/players/feature.ts';
import type { CatalogGame } from '../catalog/feature.ts';
import type { EndBonus } from '../../rewards/purses/feature.ts';
import { askedOf } from './asked-of.ts';
import { findStoredRound, recomputeRound, type RecallDeps } from './recall-round.ts';
import { roundRowView } from './round-view.ts';
import { NO_PARTS, type StoredRound } from './rounds-store.ts';
import { roundView } from './round-view.ts';
import type { Bet } from './draw-bet.ts';
import type { Settled, Settlement } from './settlement.ts';

export interface PlayInput extends Pick<RulePlaces, 'region'>, Partial<Omit<RulePlaces, 'region'>> {
  readonly playerId: bigint;
  readonly key: string;
  readonly game: string;
  readonly stakeMinor: string;
  readonly kind: BalanceKind;
  /** The game's first mode where left out. */
  readonly mode?: string;
  /** Only in modes that ask for a choice with the bet. */
  readonly choice?: readonly number[];
  /** The gift whose round it is to be. */
  readonly giftId?: string;
  readonly requestId: string;
}

/** Of a session that is only remembered: nothing may be told before a settling statement has proven it. */
export interface RecalledInput extends PlayInput {
  readonly proof: SessionProof | undefined;
}

type NotPlayed = Refused<typeof operation>;
export type Played = Round | NotPlayed;
export type PlayedIfProven = Played | typeof UNPROVEN;

export interface PlayDeps extends RecallDeps {
  readonly clock: Clock;
  readonly settle: (bet: Bet) => Promise<Settlement>;
  readonly endBonus: EndBonus;
}

/**
 * Plays a round: check, draw, settle in one transaction, answer. The same key with the same request gives the first
 * answer again, even when the round would be refused by now; with any other request it is refused. Where the session has to be
 * proven and was not, nothing is done and nothing told.
 */
export async function playRecalled(deps: PlayDeps, input: RecalledInput): Promise<PlayedIfProven> {
  const startedAt = deps.clock.now();
  const bet = await check(deps, input, startedAt);
  if (isRefusal(bet)) return input.proof ? UNPROVEN : ((await replay(deps, input)) ?? bet);
  const settlement = await deps.settle(bet);
  if (isRefusal(settlement)) {
    // Found out by drawing, before the database was asked: the key may be known all the same.
    if (settlement.refused !== 'choice_not_allowed') return settlement;
    return input.proof ? UNPROVEN : ((await replay(deps, input)) ?? settlement);
  }
  if (settlement.status === 'unproven') return UNPROVEN;
  if (settlement.status === 'settled') {
    await deps.endBonus(bet.playerId, { ...settlement.row, currency: bet.currency });
    return answerOf(bet, settlement);
  }
  const replayed = await replay(deps, input);
  if (!replayed) throw new Error(`Round ${input.key} is known but not found`);
  return replayed;
}

/** The same for a player who is not only remembered. */
export async function playRound(deps: PlayDeps, input: PlayInput): Promise<Played> {
  const played = await playRecalled(deps, { ...input, proof: undefined });
  if (played === UNPROVEN) throw new Error('There was nothing to prove');
  return played;
}

/** Everything that may refuse a round before it reaches the database, in one place. */
async function check(deps: PlayDeps, input: RecalledInput, startedAt: Date): Promise<Bet | NotPlayed> {
  const { region, wishedRegion = null, residence = null } = input;
  const pack = rulesInForce({ region, wishedRegion, residence });
  const game = await deps.catalog.find(input.game);
  if (!game) return refuse('not_found');
  const stakeMinor = parseAmountMinor(input.stakeMinor);
  if (
    input.kind !== pack.gameMoney ||
    stakeMinor === undefined ||
    !stakeOffered(deps, pack, game, stakeMinor)
  ) {
    return refuse('stake_not_allowed');
  }
  const entry = entryOf(game, input);
  if (!entry) return refuse('choice_not_allowed');
  if (input.giftId !== undefined && !settlesAtOnce(game.definition)) return refuse('stake_not_allowed');
  const { playerId, key, kind, requestId, giftId, proof } = input;
  return {
    entry,
    playerId,
    key,
    kind,
    requestId,
    giftId,
    proof,
    game,
    currency: pack.currency,
    stakeMinor,
    startedAt,
    minimumCycleMs: pack.minimumCycleMs[isGridDefinition(game.definition) ? 'slots' : 'other'],
    asked: askedOf(input),
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

async function replay(deps: PlayDeps, input: PlayInput): Promise<Played | undefined> {
  const stored = await findStoredRound(deps.db, input.playerId, input.key);
  if (!stored) return undefined;
  if (!isSame(stored, input)) return refuse('key_reused');
  return recomputeRound(deps, stored);
}

/** Whether the round was asked for by the same request; one from before that was kept is held to what it still tells. */
function isSame(stored: StoredRound, input: PlayInput): boolean {
  if (stored.asked) return stored.asked.equals(askedOf(input));
  const { game, stakeMinor, kind, entry } = roundRowView(stored);
  return (
    game === input.game &&
    stakeMinor === input.stakeMinor &&
    kind === input.kind &&
    (input.mode === undefined || input.mode === entry.mode) &&
    (input.choice === undefined || JSON.stringify(input.choice) === JSON.stringify(entry.choices[0]))
  );
}

function answerOf(bet: Bet, { drawn, round, seat, row, settledAt }: Settled): Round {
  const { definition, code } = bet.game;
  const { activeGrant, bonusStakeMinor = null, bonusWinMinor = null, progressMinor = null } = row;
  const { bonusAfterMinor = null, bonusVersion = null } = row;
  const isOpen = drawn.outcome.open !== null;
  const stored = {
    ...NO_PARTS,
    ...(bonusStakeMinor !== null && {
      grantId: activeGrant,
      bonusStakeMinor,
      bonusWinMinor: isOpen ? null : bonusWinMinor,
      progressMinor,
      bonusAfterMinor,
      bonusVersion,
    }),
    ...bet,
    giftId: bet.giftId ?? null,
    game: code,
    mathVersion: definition.mathVersion,
    mathHash: mathHash(definition),
    winMinor: drawn.winMinor,
    balanceAfterMinor: row.balanceAfterMinor,
    balanceBeforeMinor: null,
    balanceVersion: row.balanceVersion,
    seedPair: seat.pair,
    nonce: round.nonce,
    draws: null,
    entry: round.entry ?? null,
    open: isOpen,
    settledAt,
  };
  const { commitment, clientSeed } = seat;
  return roundView(stored, drawn.outcome, { commitment, clientSeed, serverSeed: null });
}
