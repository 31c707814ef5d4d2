import type { BoardStage, Sound } from '@croupier/game-client/board-stage.ts';
import type { StageTexts } from '@croupier/game-client';
import type { BoardDefinition, BoardStep } from '@croupier/games';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useOnCanvas, type OnCanvas } from '../stage/use-on-canvas.ts';
import type { Place } from '../table/board.ts';
import type { Presenter } from '../table/presenter.ts';

interface Options {
  readonly definition: BoardDefinition;
  readonly mode: string;
  readonly texts: StageTexts;
  readonly formatMoney: (amountMinor: bigint) => string;
  readonly formatNumber: (value: number, digits: number) => string;
  readonly amountOf: (units: number) => string;
}

export interface StagedRound {
  readonly stage: BoardStage | null;
  /** What shows rounds; where nothing can be drawn they are over at once, and said. Null while the stage is fetched. */
  readonly presenter: Presenter | null;
  readonly failed: boolean;
  readonly sound: RefObject<Sound | null>;
  /** Steps of the round that have come to rest. */
  readonly steps: readonly BoardStep[];
  readonly places: Readonly<Record<string, Place>>;
}

/** Brings a board's stage to a canvas, and what it tells of a round to the page. */
export function useBoardStage(
  canvas: RefObject<HTMLCanvasElement | null>,
  { definition, mode, ...words }: Options,
): StagedRound {
  const [steps, setSteps] = useState<readonly BoardStep[]>([]);
  const [places, setPlaces] = useState<StagedRound['places']>({});
  const { texts, formatMoney, formatNumber, amountOf } = words;
  const latest = useRef({ ...words, mode });
  const bring = useCallback(async () => {
    const { boardSceneOf, createBoardStage, createSound } =
      await import('@croupier/game-client/board-stage.ts');
    const scene = await boardSceneOf(definition.id);
    if (!scene) return undefined;
    const make = (on: OnCanvas) =>
      createBoardStage({
        ...on,
        ...latest.current,
        scene,
        played: { definition, mode: latest.current.mode },
        onRest: setSteps,
        onPlaces: setPlaces,
      });
    return { createSound: () => createSound(definition.id), make };
  }, [definition]);
  const { stage, failed, sound } = useOnCanvas(canvas, bring);
  useEffect(() => {
    latest.current = { texts, formatMoney, formatNumber, amountOf, mode };
    stage?.setTexts(texts, formatMoney, { formatNumber, amountOf });
    stage?.setMode(mode);
  }, [stage, texts, formatMoney, formatNumber, amountOf, mode]);
  const presenter = useMemo(() => presenterOf(stage, failed, setSteps), [stage, failed]);
  return { stage, presenter, failed, sound, steps, places };
}

function presenterOf(
  stage: BoardStage | null,
  failed: boolean,
  setSteps: (steps: readonly BoardStep[]) => void,
): Presenter | null {
  if (!stage && !failed) return null;
  return {
    spinUp() {
      setSteps([]);
      stage?.spinUp();
    },
    idle() {
      setSteps([]);
      stage?.idle();
    },
    skip: () => stage?.skip(),
    async play(outcome, stakeMinor) {
      if (outcome.family !== 'board') return;
      await stage?.play(outcome, stakeMinor);
      setSteps(outcome.steps);
    },
  };
}
