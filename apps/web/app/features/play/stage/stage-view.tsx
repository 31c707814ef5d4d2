import type { SoundLevels } from '@croupier/game-client';
import type { GridDefinition } from '@croupier/games';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { FreeSpinsChoice } from './free-spins-choice.tsx';
import type { Game } from '../table/game.ts';
import type { Presenter } from '../table/presenter.ts';
import type { Rounds } from '../table/use-rounds.ts';
import { StageCanvas } from './stage-canvas.tsx';
import { useStage } from './use-stage.ts';
import { useStageTexts } from './use-stage-texts.ts';

interface Props {
  game: Game;
  definition: GridDefinition;
  rounds: Rounds;
  money: (amountMinor: bigint) => string;
  levels: SoundLevels;
  turbo: boolean;
  onPresenter(presenter: Presenter | null): void;
}

/** A slot on its canvas. What it asks is asked in real buttons over it. */
export function StageView({ definition, rounds, money, levels, turbo, onPresenter }: Props) {
  const t = useTranslations('stage');
  const canvas = useRef<HTMLCanvasElement>(null);
  const { stage, failed, sound } = useStage(canvas, {
    definition,
    texts: useStageTexts(),
    formatMoney: money,
  });
  const presenter = useMemo<Presenter | null>(
    () =>
      stage && {
        spinUp: stage.spinUp,
        play: (outcome, stakeMinor) =>
          outcome.family === 'grid' ? stage.play(outcome, stakeMinor) : Promise.resolve(),
        idle: () => stage.idle(),
        skip: stage.skip,
      },
    [stage],
  );
  useLayoutEffect(() => onPresenter(presenter), [presenter, onPresenter]);
  useEffect(() => stage?.setTurbo(turbo), [stage, turbo]);
  useEffect(() => sound.current?.setLevels(levels), [sound, stage, levels]);
  return (
    <>
      <StageCanvas
        canvas={canvas}
        failure={failed && t('cannotDraw')}
        data-phase={rounds.phase}
        data-ready={stage !== null}
        data-painter={stage?.painter}
      />
      {rounds.open && rounds.phase !== 'showing' && (
        <FreeSpinsChoice rounds={rounds} definition={definition} />
      )}
    </>
  );
}
