import { useEffect, useEffectEvent, useState } from 'react';
import type { Rounds } from '../table/use-rounds.ts';
import {
  countRound,
  endAfter,
  hadFeature,
  NOTHING_PLAYED,
  type AutoplayEnd,
  type AutoplayPlan,
  type AutoplayRun,
} from './autoplay-plan.ts';

const PAUSE_MS = 450;

export interface Autoplay {
  /** Rounds still to come, the one on stage left out; null when it does not run. */
  readonly left: number | null;
  /** How many it was begun with; null when it does not run. */
  readonly planned: number | null;
  begin(plan: AutoplayPlan): void;
  /** Begins no further round. A round on stage is played to its end, and only then the end is told, with that round in it. */
  stop(): void;
}

interface Options {
  readonly allowed: boolean;
  readonly giftId: string | null;
  /** Told once, when it ends. */
  onEnd(run: AutoplayRun, end: AutoplayEnd): void;
}

interface Going {
  readonly plan: AutoplayPlan;
  readonly run: AutoplayRun;
  readonly giftId: string | null;
  /** The last round that is not of this run, or is counted. */
  readonly counted: string | null;
  readonly isStopping: boolean;
}

/** Plays rounds by a plan, with what it was begun with: given rounds, or money. */
export function useAutoplay(rounds: Rounds, { allowed, giftId, onEnd }: Options): Autoplay {
  const [going, setGoing] = useState<Going | null>(null);
  const { phase, refusal, last } = rounds;
  const end = (run: AutoplayRun, why: AutoplayEnd) => {
    setGoing(null);
    onEnd(run, why);
  };
  const next = useEffectEvent(() => {
    if (!going) return;
    const { plan, counted } = going;
    const played = last && last.id !== counted ? last : null;
    const run = played ? countRound(going.run, played) : going.run;
    if (refusal) return end(run, 'refused');
    if (going.isStopping) return end(run, 'stopped');
    if (giftId !== going.giftId) return end(run, 'gift');
    const why = played && endAfter(plan, run, played, hadFeature(played));
    if (why) return end(run, why);
    setGoing({ ...going, run, counted: last?.id ?? null });
    rounds.spin();
  });
  const isGoing = going !== null;
  const isStopping = going?.isStopping === true;
  useEffect(() => {
    if (!isGoing || phase !== 'ready' || !(allowed || isStopping)) return undefined;
    const timer = setTimeout(() => next(), isStopping ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isGoing, isStopping, phase, allowed]);
  // A round that is over is counted when the next one begins; until then it is as if it were on stage.
  const isUncounted = going !== null && (phase !== 'ready' || (last?.id ?? null) !== going.counted);
  const running = isStopping ? null : going;
  return {
    left: running && Math.max(0, running.plan.rounds - running.run.played - (isUncounted ? 1 : 0)),
    planned: running && running.plan.rounds,
    begin: (plan) =>
      setGoing({ plan, run: NOTHING_PLAYED, giftId, counted: last?.id ?? null, isStopping: false }),
    stop: () => setGoing(going && { ...going, isStopping: true }),
  };
}
