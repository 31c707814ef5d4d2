import { stakeUnitsOf } from '@croupier/games';
import { useCallback, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { FlightTable } from '../flights/flight-table.tsx';
import { ScratchTable } from '../pools/scratch-table.tsx';
import { useScratching } from '../pools/use-scratching.ts';
import { StageCanvas } from '../stage/stage-canvas.tsx';
import { useStageTexts } from '../stage/use-stage-texts.ts';
import { openTurnOf, type BoardViewProps } from '../table/board.ts';
import { BoardControls, BoardPlaces } from './board-controls.tsx';
import styles from './staged-board.module.css';
import { TakeButton } from './take-button.tsx';
import { useBoardStage, type StagedRound } from './use-board-stage.ts';

/** A coin on foil. */
const RUBBED = { name: 'tick', pitch: 0.1, force: 0.4 } as const;

/** A board that the stage draws, and under it what a player chooses, in real elements. */
export default function StagedBoard({ definition, rounds, money, onPresenter, ...props }: BoardViewProps) {
  const t = useTranslations('board');
  const format = useFormat();
  const canvas = useRef<HTMLCanvasElement>(null);
  const onStage = rounds.shown ?? rounds.open;
  const stakeMinor = onStage?.stakeMinor ?? props.stakeMinor;
  const mode = onStage?.entry.mode ?? props.mode;
  const amountOf = useCallback(
    (units: number) => money((BigInt(units) * BigInt(stakeMinor)) / BigInt(stakeUnitsOf(definition))),
    [money, stakeMinor, definition],
  );
  const { stage, failed, sound, steps, places, ...shown } = useBoardStage(canvas, {
    ...{ definition, mode, amountOf },
    texts: useStageTexts(),
    formatMoney: money,
    formatNumber: format.number,
  });
  const scratching = useScratching(shown.presenter, props.turbo || props.isAuto === true);
  const { presenter } = scratching;
  useLayoutEffect(() => {
    onPresenter(presenter);
    return () => onPresenter(null);
  }, [presenter, onPresenter]);
  useEffect(() => stage?.setTurbo(props.turbo), [stage, props.turbo]);
  useEffect(() => stage?.setPicks(props.betChoice ?? []), [stage, props.betChoice]);
  useEffect(() => sound.current?.setLevels(props.levels), [sound, stage, props.levels]);
  const open = openTurnOf(rounds);
  const controls = {
    ...{ definition, mode, steps, open, places, failed, amountOf },
    turning: rounds.phase === 'asking' || rounds.phase === 'showing',
    resting: rounds.phase === 'ready',
    onMode: props.onMode,
    betChoice: props.betChoice,
    onBetChoice: props.onBetChoice,
    onChoose: rounds.choose,
  };
  const canvasHere = <StageCanvas canvas={canvas} failure={failed && t('cannotDraw')} />;
  const picture = <div className={styles.stage}>{canvasHere}</div>;
  const told = { scratching, stage, places, amountOf };
  return (
    <Scene {...{ definition, rounds, presenter, stage }}>
      {definition.engine === 'crash' ? (
        <FlightTable {...{ definition, rounds, steps, ...told, ...props }}>{picture}</FlightTable>
      ) : definition.engine === 'pool' ? (
        <ScratchTable {...{ definition, ...told }} onRub={() => sound.current?.play(RUBBED)}>
          {picture}
        </ScratchTable>
      ) : (
        <>
          <div className={styles.stage}>
            {canvasHere}
            <BoardPlaces {...controls} />
            <TakeButton {...{ open, amountOf }} at={places['take']} onTake={() => rounds.choose([])} />
          </div>
          <div className={styles.foot}>
            <BoardControls {...controls} />
          </div>
        </>
      )}
    </Scene>
  );
}

interface SceneProps
  extends Pick<BoardViewProps, 'definition' | 'rounds'>, Pick<StagedRound, 'presenter' | 'stage'> {
  readonly children: ReactNode;
}

function Scene({ definition, rounds, presenter, stage, children }: SceneProps) {
  return (
    <div
      className={styles.scene}
      data-game={definition.id}
      data-engine={definition.engine}
      data-kind={'kind' in definition ? definition.kind : undefined}
      data-testid="board"
      data-phase={rounds.phase}
      data-ready={presenter !== null}
      data-painter={stage?.painter}
    >
      {children}
    </div>
  );
}
