import type { BoardStage, Sound } from '@croupier/game-client/board-stage.ts';
import type { StageTexts } from '@croupier/game-client';
import type { BoardDefinition, BoardStep } from '@croupier/games';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
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

/** Brings a board's stage to a canvas: its code and its scene come as chunks of their own, only to the browser. */
export function useBoardStage(
  canvas: RefObject<HTMLCanvasElement | null>,
  { definition, mode, ...words }: Options,
): StagedRound {
  const [stage, setStage] = useState<BoardStage | null>(null);
  const [failed, setFailed] = useState(false);
  const [steps, setSteps] = useState<readonly BoardStep[]>([]);
  const [places, setPlaces] = useState<StagedRound['places']>({});
  const sound = useRef<Sound | null>(null);
  const { texts, formatMoney, formatNumber, amountOf } = words;
  const latest = useRef({ ...words, mode });
  useEffect(() => {
    latest.current = { texts, formatMoney, formatNumber, amountOf, mode };
    stage?.setTexts(texts, formatMoney, { formatNumber, amountOf });
    stage?.setMode(mode);
  }, [stage, texts, formatMoney, formatNumber, amountOf, mode]);

  useEffect(() => {
    const element = canvas.current;
    let gone = false;
    let made: BoardStage | undefined;
    const observer = new ResizeObserver(() => made?.resize());
    void import('@croupier/game-client/board-stage.ts')
      .then(async ({ boardSceneOf, createBoardStage, createSound }) => {
        const scene = await boardSceneOf(definition.id);
        if (gone || !element || !scene) return setFailed(!gone);
        sound.current = createSound();
        made = createBoardStage({
          canvas: element,
          scene,
          ...latest.current,
          played: { definition, mode: latest.current.mode },
          fontFamily: getComputedStyle(element).fontFamily,
          reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
          onSound: (cue) => sound.current?.play(cue),
          onRest: setSteps,
          onPlaces: setPlaces,
        });
        observer.observe(element);
        setStage(made);
      })
      .catch(() => setFailed(true));
    return () => {
      gone = true;
      observer.disconnect();
      made?.dispose();
      sound.current?.dispose();
      setStage(null);
    };
  }, [canvas, definition]);
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
