import type { Sound, StageOptions } from '@croupier/game-client';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { idleOrTouched, RESIZE_WAIT_MS, settled } from '../../../lib/in-peace.ts';
import { onceReached } from '../../../lib/offline.ts';
import { useRules } from '../../../lib/rules.ts';

/** What every stage is made with, whatever it draws. */
export type OnCanvas = Pick<
  StageOptions,
  'canvas' | 'fontFamily' | 'reducedMotion' | 'celebratedAboveStakes' | 'onSound'
>;

/** Lets the page answer to presses before what is heavy goes on. */
export const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

interface Drawn {
  resize(): void;
  dispose(): void;
}

export interface Brought<Stage extends Drawn> {
  make(on: OnCanvas): Promise<Stage>;
  createSound(): Sound;
}

/**
 * Brings a stage to a canvas when the page has done what comes first, and tells it the canvas's size once that rests.
 * @param bring its code and pictures, chunks of their own, only to the browser; undefined where the game has none. Another
 *   function is another stage
 */
export function useOnCanvas<Stage extends Drawn>(
  canvas: RefObject<HTMLCanvasElement | null>,
  bring: () => Promise<Brought<Stage> | undefined>,
) {
  const [stage, setStage] = useState<Stage | null>(null);
  const [failed, setFailed] = useState(false);
  const sound = useRef<Sound | null>(null);
  /** Two that are made on one canvas at once would each give it their own size and leave the other without its picture. */
  const makingBefore = useRef<Promise<unknown>>(Promise.resolve());
  const { celebratedAboveStakes } = useRules();
  useEffect(() => {
    const element = canvas.current;
    let gone = false;
    let made: Stage | undefined;
    const resize = settled(() => made?.resize(), RESIZE_WAIT_MS);
    const observer = new ResizeObserver(resize.call);
    const start = idleOrTouched();
    void start.begun
      .then(() => onceReached(bring))
      .then(async (brought) => {
        await nextTask();
        await makingBefore.current;
        if (gone) return;
        if (!element || !brought) return setFailed(true);
        sound.current = brought.createSound();
        const making = brought.make({
          canvas: element,
          fontFamily: getComputedStyle(element).fontFamily,
          reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
          celebratedAboveStakes,
          onSound: (cue) => sound.current?.play(cue),
        });
        makingBefore.current = making.catch(() => undefined);
        const whole = await making;
        if (gone) return whole.dispose();
        made = whole;
        observer.observe(element);
        setStage(made);
      })
      .catch(() => setFailed(!gone));
    return () => {
      gone = true;
      start.forget();
      resize.forget();
      observer.disconnect();
      made?.dispose();
      sound.current?.dispose();
      setStage(null);
      setFailed(false);
    };
  }, [canvas, bring, celebratedAboveStakes]);
  return { stage, failed, sound };
}
