import type { BoardStep } from '@croupier/games';
import { useMemo, useRef, useState } from 'react';
import type { Presenter } from '../table/presenter.ts';

/** How long each kind of step is looked at, in milliseconds. */
const DURATION_MS: Readonly<Record<BoardStep['kind'], number>> = {
  wheel: 4_200,
  plinko: 2_400,
  dice: 900,
  scratch: 1_100,
  draw: 2_600,
  pick: 320,
  card: 420,
  flight: 2_600,
  reveal: 700,
  taken: 250,
};
const STILL_MS = 120;

export interface Board {
  readonly presenter: Presenter;
  readonly steps: readonly BoardStep[];
  readonly turning: boolean;
}

/** Shows a board's rounds step by step; a further answer of the same round goes on after what was shown. */
export function useBoard(): Board {
  const [steps, setSteps] = useState<readonly BoardStep[]>([]);
  const [turning, setTurning] = useState(false);
  const shown = useRef({ count: 0, hurry: () => {}, skipping: false });
  const presenter = useMemo<Presenter>(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const pause = (ms: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        shown.current.hurry = () => (clearTimeout(timer), resolve());
      });
    const begin = (isTurning: boolean) => {
      shown.current.count = 0;
      setSteps([]);
      setTurning(isTurning);
    };
    return {
      spinUp: () => begin(true),
      idle: () => begin(false),
      skip() {
        shown.current.skipping = true;
        shown.current.hurry();
      },
      async play(outcome) {
        if (outcome.family !== 'board') return;
        shown.current.skipping = false;
        setTurning(false);
        for (let at = shown.current.count; at < outcome.steps.length; at += 1) {
          setSteps(outcome.steps.slice(0, at + 1));
          if (!shown.current.skipping) await pause(still ? STILL_MS : DURATION_MS[outcome.steps[at]!.kind]);
        }
        shown.current.count = outcome.open ? outcome.steps.length : 0;
        setSteps(outcome.steps);
      },
    };
  }, []);
  return { presenter, steps, turning };
}
