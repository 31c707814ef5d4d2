import { isGridDefinition, type GridDefinition, type RoundOutcome } from '@croupier/games';
import { Button } from '@croupier/ui';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { useGameTexts } from '../../lib/game-texts.ts';
import type { Game } from './game-table.tsx';
import styles from './game.module.css';
import type { Presenter, Rounds } from './use-rounds.ts';
import { useStage } from './use-stage.ts';
import { useStageTexts } from './use-stage-texts.ts';

interface Props {
  game: Game;
  definition: GridDefinition;
  rounds: Rounds;
  money: (amountMinor: bigint) => string;
  soundOn: boolean;
  turbo: boolean;
  onPresenter(presenter: Presenter | null): void;
}

/** A slot on its canvas. What it asks is asked in real buttons over it. */
export function StageView({ definition, rounds, money, soundOn, turbo, onPresenter }: Props) {
  const t = useTranslations('game');
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
  useEffect(() => onPresenter(presenter), [presenter, onPresenter]);
  useEffect(() => stage?.setTurbo(turbo), [stage, turbo]);
  useEffect(() => sound.current?.setOn(soundOn), [sound, stage, soundOn]);
  return (
    <>
      <canvas
        ref={canvas}
        className={styles.canvas}
        aria-hidden="true"
        data-phase={rounds.phase}
        data-ready={stage !== null}
      />
      {failed && <p className={styles.failed}>{t('cannotDraw')}</p>}
      {rounds.open && rounds.phase !== 'showing' && (
        <FreeSpinsChoice rounds={rounds} definition={definition} />
      )}
    </>
  );
}

/** Which free spins to play: the ways to choose, in the game's own words. */
function FreeSpinsChoice({ rounds, definition }: { rounds: Rounds; definition: GridDefinition }) {
  const t = useTranslations('game.choice');
  const texts = useGameTexts(definition.id);
  const asks = (rounds.open?.outcome as RoundOutcome | undefined)?.open;
  if (!asks || !isGridDefinition(definition)) return null;
  return (
    <div className={styles.choice} role="group" data-asks={asks.asks} aria-label={t('freeSpins')}>
      {asks.allowed.map((choice) => (
        <Button
          key={choice.join()}
          look="gold"
          size="large"
          disabled={rounds.phase !== 'choosing'}
          onClick={() => rounds.choose(choice)}
        >
          {texts.choice(String(choice[0]))}
        </Button>
      ))}
    </div>
  );
}
