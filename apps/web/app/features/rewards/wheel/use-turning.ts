import type { Wheel } from '@croupier/contract/rewards/wheel';
import { useEffect, useRef, type RefObject } from 'react';
import { useCelebrates } from '../../../lib/root-data.ts';
import { flapAt, restAt, TURN_MS, turnAt } from './turn.ts';

/** A result on its way to its sector. */
export interface Run {
  readonly sector: number;
  /** The id of what is given: it picks where in the sector the wheel rests. */
  readonly lot: string;
}

interface Turning {
  readonly wheelRef: RefObject<SVGGElement | null>;
  readonly tongueRef: RefObject<SVGGElement | null>;
  /** Turns the wheel by hand, by so many degrees from where it rests. */
  readonly byHand: (degrees: number) => void;
}

/**
 * Turns a wheel to the sector that it is told, once for each run, and says when it rests. With less motion wished for it is there at
 * once; so it is when it is hurried, and where nothing is celebrated.
 */
export function useTurning(
  sectors: Wheel['sectors'],
  { run, isHurried, onRest }: { run: Run | undefined; isHurried: boolean; onRest: () => void },
): Turning {
  const celebrates = useCelebrates();
  const wheelRef = useRef<SVGGElement>(null);
  const tongueRef = useRef<SVGGElement>(null);
  const at = useRef(0);
  const rested = useRef(onRest);
  useEffect(() => {
    rested.current = onRest;
  });
  const show = (turn: number) => {
    wheelRef.current?.setAttribute('transform', `rotate(${turn})`);
    tongueRef.current?.setAttribute('transform', `rotate(${flapAt(turn)})`);
  };
  useEffect(() => {
    if (!run) return undefined;
    const from = at.current;
    const rest = restAt(sectors, run.sector, { now: from, lot: run.lot });
    const isStill = isHurried || !celebrates || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const begun = performance.now();
    let frame = 0;
    const step = () => {
      const share = isStill ? 1 : Math.min(1, (performance.now() - begun) / TURN_MS);
      at.current = turnAt(from, rest, share);
      show(at.current);
      if (share < 1) frame = requestAnimationFrame(step);
      else rested.current();
    };
    step();
    return () => cancelAnimationFrame(frame);
    // The sectors are those of the run: another table that comes meanwhile is for the next.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [run, isHurried]);
  return { wheelRef, tongueRef, byHand: (degrees) => show(at.current + degrees) };
}
