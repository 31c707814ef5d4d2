import { useEffect, useRef, type RefObject } from 'react';
import { useCelebrates } from '../../../lib/root-data.ts';
import { ballAt, ballTransform, FALL_MS } from './fall.ts';

/**
 * Lets a ball fall along a path, once, and says when it rests. With less motion wished for it is there at once; so it is where nothing is celebrated.
 * @returns what goes on the picture, where the ball and the pins are found by their data
 */
export function useFall(
  path: readonly number[] | undefined,
  { isOver, onRest }: { isOver: boolean; onRest: () => void },
): RefObject<SVGSVGElement | null> {
  const celebrates = useCelebrates();
  const picture = useRef<SVGSVGElement>(null);
  const rested = useRef(onRest);
  useEffect(() => {
    rested.current = onRest;
  });
  useEffect(() => {
    if (!path || isOver) return undefined;
    const ball = picture.current!.querySelector('[data-ball]');
    const isStill = !celebrates || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const begun = performance.now();
    let frame = 0;
    const step = () => {
      const ms = isStill ? FALL_MS : performance.now() - begun;
      const { struck } = ballAt(path, ms);
      ball?.setAttribute('transform', ballTransform(path, ms));
      picture.current
        ?.querySelector(`[data-pin="${struck} ${path[struck]}"]`)
        ?.setAttribute('data-struck', '');
      if (ms < FALL_MS) frame = requestAnimationFrame(step);
      else rested.current();
    };
    step();
    return () => cancelAnimationFrame(frame);
  }, [path, isOver, celebrates]);
  return picture;
}
