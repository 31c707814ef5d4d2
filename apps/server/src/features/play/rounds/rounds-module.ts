import type { Round } from '@croupier/contract/play/rounds';
import { engineOf, type GameDefinition } from '@croupier/games';
import { BATCHES_IN_FLIGHT } from '../../../platform/batcher.ts';
import { crashPoint } from '../../../platform/crash-point.ts';
import type { DatabaseOptions, Tx } from '../../../platform/database.ts';
import { createEachApart } from '../../../platform/each-apart.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Catalog } from '../catalog/feature.ts';
import { noTape, type Fairness, type Tape } from '../fairness/feature.ts';
import { createEndBonus, type Purses } from '../../rewards/purses/feature.ts';
import { closeAbandoned } from './close-abandoned.ts';
import { endRounds, type EndInput, type EndResult } from './end-rounds.ts';
import type { Bet } from './draw-bet.ts';
import type { Settlement } from './settlement.ts';
import { listOpenRounds } from './open-rounds-store.ts';
import { playRecalled, playRound, type Played, type PlayInput } from './play-round.ts';
import { stepRound, type StepInput, type Stepped } from './step-round.ts';
import { recallRound } from './recall-round.ts';
import { roundsListeners } from './rounds-listeners.ts';
import { roundsRoutes } from './rounds-routes.ts';
import type { StoredRound } from './rounds-store.ts';
import { createSettler } from './settle-batches.ts';
import { createGiftSettler } from './settle-gift.ts';
import { shareRound } from './share-round.ts';
import { createSharedSettler, type FindShared } from './settle-shared.ts';
import { planVoid, type AgainstVoid, type VoidPlan } from './plan-void.ts';
import { voidRound, type VoidAbout } from './void-round.ts';
import { ROUNDS_PERSONAL } from './personal-store.ts';

export interface Rounds {
  readonly module: Module;
  /** From now on, games of this engine are decided by what `find` finds, not by the player's draws. */
  settleShared(engine: GameDefinition['engine'], find: FindShared): void;
  /** Ends open rounds that wait for something other than a choice, each on its own merits. */
  end(input: EndInput): Promise<EndResult>;
  /** A round as its player sees it. */
  recall(playerId: bigint, key: string): Promise<Round | undefined>;
  /** The link to a settled round of a player, made where it has none. */
  share(tx: Tx, playerId: bigint, key: string): ReturnType<typeof shareRound>;
  /** The open round of a player in a game, as it is kept. */
  findOpen(game: string, playerId: bigint): Promise<StoredRound | undefined>;
  play(input: PlayInput): Promise<Played>;
  /** Makes the next choice of an open round. */
  step(input: StepInput): Promise<Stepped>;
  /** Locks the seat of a player, and looks at what voiding a round of theirs would move, or what is against it. */
  planVoid(tx: Tx, playerId: bigint, key: string): Promise<VoidPlan | AgainstVoid>;
  /** Takes a round back as it was planned in the same transaction. */
  void(tx: Tx, plan: VoidPlan, about: VoidAbout): Promise<void>;
  /** Closes open rounds nobody came back to for a day. @returns how many */
  closeAbandoned(): Promise<number>;
}

type RoundsPlatform = Needs<'db' | 'settleDb' | 'clock' | 'meters' | 'error'>;

interface Lower {
  readonly catalog: Catalog;
  readonly fairness: Fairness;
  readonly purses: Purses;
  /** Only with test seams. */
  readonly tape?: Tape;
}

/**
 * What the pool of the settlement is opened with. The statement's plan is made once per connection and kept: with its
 * arrays PostgreSQL would otherwise plan it anew each time. As the plan may be made while the tables are still small,
 * it is told not to read them whole, nor to hash or merge them.
 */
export const settlementOptions = {
  maxConnections: BATCHES_IN_FLIGHT + 4,
  applicationName: 'croupier-settle',
  sessionSettings: {
    plan_cache_mode: 'force_generic_plan',
    enable_seqscan: 'off',
    enable_hashjoin: 'off',
    enable_mergejoin: 'off',
    enable_bitmapscan: 'off',
    jit: 'off',
  },
} satisfies Partial<DatabaseOptions>;

/** Rounds of the house's own games, from the bet to the last choice. @param platform its `settleDb` is opened with `settlementOptions` */
export function createRounds(
  { db, settleDb, clock, meters, error }: RoundsPlatform,
  { catalog, fairness, purses, tape = noTape }: Lower,
): Rounds {
  const { seats } = fairness;
  const onBatch = meters.histogram(
    'croupier_settlement_batch_rounds',
    'Rounds settled by one statement',
    [1, 2, 4, 8, 16, 32, 64],
  );
  const onFailure = (err: unknown) => error('rounds are settled one by one, as a statement failed', { err });
  const settleDrawn = createSettler({
    ...{ settleDb, db, purses, clock, seats, tape },
    ...{ crashPoint, onBatch, onFailure },
  });
  const shared = new Map<string, (bet: Bet) => Promise<Settlement>>();
  const settleGift = createGiftSettler({ db, clock, fairness, tape });
  const settle = async (bet: Bet): Promise<Settlement> => {
    const { definition } = bet.game;
    const settleShared = shared.get(definition.engine);
    const { isShared } = engineOf(definition);
    if (bet.giftId === undefined && !settleShared && !isShared) return settleDrawn(bet);
    // Only the statement that settles what is drawn looks whether a remembered session still holds.
    if (bet.proof) return { status: 'unproven' };
    if (bet.giftId !== undefined) return settleGift({ ...bet, giftId: bet.giftId });
    // What players share is never drawn for one of them: without its flight the bet is refused.
    return settleShared ? settleShared(bet) : refuse('game_unavailable');
  };
  const endBonus = createEndBonus(purses, (err, playerId) =>
    error('a bonus could not be ended', { err, player: String(playerId) }),
  );
  const parts = { db, clock, catalog, fairness, purses, settle, endBonus, crashPoint };
  const apart = createEachApart({
    clock,
    failed: (about) => error('an abandoned round could not be closed', about),
  });
  const play = (input: PlayInput) => playRound(parts, input);
  const step = (input: StepInput) => stepRound(parts, input);
  return {
    module: {
      name: 'rounds',
      personal: ROUNDS_PERSONAL,
      routes: (http) =>
        roundsRoutes(http, { ...parts, step, playRecalled: (input) => playRecalled(parts, input) }),
      listeners: roundsListeners,
      jobs: [
        {
          name: 'rounds-close-abandoned',
          everyMs: 60_000,
          timeoutMs: 60_000,
          run: async (signal) => void (await closeAbandoned(parts, apart, signal)),
        },
      ],
    },
    settleShared: (engine, find) =>
      void shared.set(engine, createSharedSettler({ db, clock, fairness, purses, find })),
    end: (input) => endRounds({ ...parts, db: settleDb }, input),
    recall: (playerId, key) => recallRound(parts, playerId, key),
    share: (tx, playerId, key) => shareRound({ ...parts, db: tx }, playerId, key),
    findOpen: async (game, playerId) => (await listOpenRounds(db, playerId, game))[0],
    play,
    step,
    planVoid: async (tx, playerId, key) => {
      await fairness.lockSeat(tx, playerId);
      return planVoid(tx, playerId, key);
    },
    void: (tx, plan, about) => voidRound(purses, tx, plan, about),
    closeAbandoned: () => closeAbandoned(parts, apart),
  };
}
