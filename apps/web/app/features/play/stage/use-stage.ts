import type { StageTexts } from '@croupier/game-client';
import type { GridDefinition } from '@croupier/games';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { nextTask, useOnCanvas, type OnCanvas } from './use-on-canvas.ts';

interface Options {
  readonly definition: GridDefinition;
  readonly texts: StageTexts;
  readonly formatMoney: (amountMinor: bigint) => string;
}

/** Brings a slot's stage to a canvas. */
export function useStage(
  canvas: RefObject<HTMLCanvasElement | null>,
  { definition, texts, formatMoney }: Options,
) {
  const latest = useRef({ texts, formatMoney });
  const bring = useCallback(async () => {
    const { artOf, createSound, createStage, isSoftwareGraphics } = await import('@croupier/game-client');
    await nextTask();
    const drawn = artOf(definition.id);
    // Browsers take long to tell: it is asked in a task of its own.
    isSoftwareGraphics();
    const art = await drawn;
    if (!art) return undefined;
    const make = (on: OnCanvas) => createStage({ ...on, ...latest.current, definition, art });
    return { createSound: () => createSound(definition.id), make };
  }, [definition]);
  const onCanvas = useOnCanvas(canvas, bring);
  const { stage } = onCanvas;
  useEffect(() => {
    latest.current = { texts, formatMoney };
    stage?.setTexts(texts, formatMoney);
  }, [stage, texts, formatMoney]);
  return onCanvas;
}
