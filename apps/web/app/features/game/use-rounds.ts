import { ApiError, type Profile, type Round } from '@croupier/contract';
import type { Stage } from '@croupier/game-client';
import type { GridOutcome } from '@croupier/games';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { askRound } from './ask-round.ts';
import {
  forgetPendingRound,
  keepPendingRound,
  readPendingRound,
  type RoundRequest,
} from './pending-round.ts';
import { useSettledBalance } from './use-settled-balance.ts';

export type Phase = 'ready' | 'waiting' | 'asking' | 'showing';
export interface Rounds {
  readonly phase: Phase;
  /** The last round that was shown to its end. */
  readonly last: Round | null;
  /** While a round is shown: the balance after the stake and before the win. */
  readonly heldMinor: bigint | null;
  readonly refusal: ApiError | null;
  /** True while no answer comes and the same round is asked for again. */
  readonly unanswered: boolean;
  spin(): void;
  clearRefusal(): void;
}

interface Options {
  readonly game: string;
  readonly profile: Profile | null;
  readonly stakeMinor: string;
  readonly stage: Stage | null;
  readonly minimumCycleMs: number;
  /** Whether a second press may stop turning reels. */
  readonly mayStopReels: boolean;
  onShown(round: Round): void;
}

interface Shown {
  readonly phase: Phase;
  readonly heldMinor: bigint | null;
  readonly refusal: ApiError | null;
  readonly unanswered: boolean;
}
const READY: Shown = { phase: 'ready', heldMinor: null, refusal: null, unanswered: false };

/** Plays rounds one after another: asks, shows, settles the balance. A press while showing shows the end. */
export function useRounds({ game, profile, stage, ...options }: Options): Rounds {
  const settleBalance = useSettledBalance();
  const [shown, setShown] = useState(READY);
  const [last, setLast] = useState<Round | null>(null);
  const work = useRef({ busy: false, startedAtMs: -Infinity, abort: new AbortController() });

  async function run(playerId: string, request: RoundRequest, onStage: Stage) {
    const { signal } = work.current.abort;
    work.current.busy = true;
    setShown({ ...READY, phase: 'asking' });
    onStage.spinUp();
    try {
      const round = await askRound(request, signal, () =>
        setShown({ ...READY, phase: 'asking', unanswered: true }),
      );
      forgetPendingRound(playerId, game);
      setShown({
        ...READY,
        phase: 'showing',
        heldMinor: BigInt(round.balanceBeforeMinor) - BigInt(round.stakeMinor),
      });
      await onStage.play(round.outcome as GridOutcome, BigInt(round.stakeMinor));
      if (signal.aborted) return;
      settleBalance(round);
      setLast(round);
      options.onShown(round);
      setShown(READY);
    } catch (error) {
      if (signal.aborted) return;
      onStage.idle();
      forgetPendingRound(playerId, game);
      setShown({ ...READY, refusal: error instanceof ApiError ? error : new ApiError(500, undefined) });
    } finally {
      if (!signal.aborted) work.current.busy = false;
    }
  }

  async function start() {
    if (!profile || !stage || work.current.busy) return;
    work.current.busy = true;
    const { signal } = work.current.abort;
    const earlyMs = work.current.startedAtMs + options.minimumCycleMs - performance.now();
    if (earlyMs > 0) {
      setShown({ ...READY, phase: 'waiting' });
      await new Promise((resolve) => setTimeout(resolve, earlyMs));
      if (signal.aborted) return;
    }
    work.current.startedAtMs = performance.now();
    const request = {
      key: crypto.randomUUID(),
      game,
      stakeMinor: options.stakeMinor,
      kind: profile.gameMoney,
    };
    keepPendingRound(profile.id, request);
    await run(profile.id, request, stage);
  }

  const resume = useEffectEvent((onStage: Stage, playerId: string) => {
    const request = readPendingRound(playerId, game);
    if (request && !work.current.busy) void run(playerId, request, onStage);
  });
  const playerId = profile?.id;
  useEffect(() => {
    const current = work.current;
    current.abort = new AbortController();
    current.busy = false;
    if (stage && playerId) resume(stage, playerId);
    return () => current.abort.abort();
  }, [stage, playerId, game]);

  const spin = () => (shown.phase === 'showing' ? stage?.skip(options.mayStopReels) : void start());
  return { ...shown, last, spin, clearRefusal: () => setShown((now) => ({ ...now, refusal: null })) };
}
