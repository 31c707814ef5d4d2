import type { Sound, Stage, StageTexts } from '@croupier/game-client';
import type { GridDefinition } from '@croupier/games';
import { idleOrTouched, RESIZE_WAIT_MS, settled } from '../../../lib/in-peace.ts';
import { useEffect, useRef, useState, type RefObject } from 'react';

interface Options {
  readonly definition: GridDefinition;
  readonly texts: StageTexts;
  readonly formatMoney: (amountMinor: bigint) => string;
}

/** Brings the stage to a canvas: its code comes as an own chunk, only to the browser, when the page has done what comes first. */
export function useStage(
  canvas: RefObject<HTMLCanvasElement | null>,
  { definition, texts, formatMoney }: Options,
) {
  const [stage, setStage] = useState<Stage | null>(null);
  const [failed, setFailed] = useState(false);
  const sound = useRef<Sound | null>(null);
  const latest = useRef({ texts, formatMoney });
  useEffect(() => {
    latest.current = { texts, formatMoney };
    stage?.setTexts(texts, formatMoney);
  }, [stage, texts, formatMoney]);

  useEffect(() => {
    const element = canvas.current;
    let gone = false;
    let made: Stage | undefined;
    const resize = settled(() => made?.resize(), RESIZE_WAIT_MS);
    const observer = new ResizeObserver(resize.call);
    const start = idleOrTouched();
    void start.begun
      .then(() => import('@croupier/game-client'))
      .then(async ({ artOf, createSound, createStage }) => {
        const art = await artOf(definition.id);
        if (gone || !element || !art) return setFailed(!gone);
        sound.current = createSound();
        made = createStage({
          canvas: element,
          definition,
          art,
          ...latest.current,
          fontFamily: getComputedStyle(element).fontFamily,
          reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
          onSound: (cue) => sound.current?.play(cue),
        });
        observer.observe(element);
        setStage(made);
      })
      .catch(() => setFailed(true));
    return () => {
      gone = true;
      start.forget();
      resize.forget();
      observer.disconnect();
      made?.dispose();
      sound.current?.dispose();
      setStage(null);
    };
  }, [canvas, definition]);
  return { stage, failed, sound };
}
