import { ApiError, type Profile, type Round } from '@croupier/contract';
import type { Stage } from '@croupier/game-client';
import type { RoundOutcome } from '@croupier/games';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { withBalance } from '../../lib/balance.ts';
import { PROFILE_KEY } from '../../lib/session.ts';
import { askRound } from './ask-round.ts';
import { forgetPendingRound, keepPendingRound, readPendingRound, type RoundRequest } from './pending-round.ts';

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

/** Plays rounds one after another: asks, shows, settles the balance. A press while showing shows the end. */
export function useRounds(options: Options): Rounds {
  const { game, profile, stage } = options;
  const client = useQueryClient();
  const [phase, setPhase] = useState<Phase>('ready');
  const [last, setLast] = useState<Round | null>(null);
  const [heldMinor, setHeldMinor] = useState<bigint | null>(null);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [unanswered, setUnanswered] = useState(false);
  const work = useRef({ busy: false, startedAtMs: -Infinity, abort: new AbortController() });

  const run = useEffectEvent(async (playerId: string, request: RoundRequest, onStage: Stage) => {
    const { signal } = work.current.abort;
    work.current.busy = true;
    setRefusal(null);
    setPhase('asking');
    onStage.spinUp();
    try {
      const round = await askRound(request, signal, () => setUnanswered(true));
      forgetPendingRound(playerId, game);
      setUnanswered(false);
      setHeldMinor(BigInt(round.balanceBeforeMinor) - BigInt(round.stakeMinor));
      setPhase('showing');
      await onStage.play(round.outcome as RoundOutcome, BigInt(round.stakeMinor));
      if (signal.aborted) return;
      const news = { currency: round.currency, kind: round.kind, amountMinor: round.balanceAfterMinor, version: round.balanceVersion };
      client.setQueryData<Profile | null>(PROFILE_KEY, (known) => known && withBalance(known, news));
      setLast(round);
      options.onShown(round);
    } catch (error) {
      if (signal.aborted) return;
      onStage.idle();
      if (!(error instanceof ApiError)) throw error;
      forgetPendingRound(playerId, game);
      setRefusal(error);
    } finally {
      work.current.busy = false;
      if (!signal.aborted) {
        setUnanswered(false);
        setHeldMinor(null);
        setPhase('ready');
      }
    }
  });

  const start = useEffectEvent(async () => {
    if (!profile || !stage || work.current.busy) return;
    work.current.busy = true;
    const { signal } = work.current.abort;
    const earlyMs = work.current.startedAtMs + options.minimumCycleMs - performance.now();
    if (earlyMs > 0) {
      setPhase('waiting');
      await new Promise((resolve) => setTimeout(resolve, earlyMs));
      if (signal.aborted) return;
    }
    work.current.startedAtMs = performance.now();
    const request = { key: crypto.randomUUID(), game, stakeMinor: options.stakeMinor, kind: profile.gameMoney };
    keepPendingRound(profile.id, request);
    await run(profile.id, request, stage);
  });

  const spin = useEffectEvent(() => {
    if (phase === 'showing') stage?.skip(options.mayStopReels);
    else void start();
  });

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

  return { phase, last, heldMinor, refusal, unanswered, spin: () => spin(), clearRefusal: () => setRefusal(null) };
}
