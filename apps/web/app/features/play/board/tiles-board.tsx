import { stepLevels, type MinesDefinition } from '@croupier/games';
import { useTranslations } from 'use-intl/react';
import { lastStep, type BoardProps } from '../table/board.ts';
import { StepsLadder } from './steps-ladder.tsx';
import styles from './tiles-board.module.css';

/** Tiles to turn; where the traps were is shown when the round is over. */
export function TilesBoard({
  definition,
  mode,
  steps,
  open,
  onChoose,
  ...board
}: BoardProps<MinesDefinition>) {
  const t = useTranslations('board.tiles');
  const turned = new Map(
    steps.flatMap((step) => (step.kind === 'pick' ? [[step.at[0]!, step.safe] as const] : [])),
  );
  const traps = new Set(lastStep(steps, 'reveal')?.traps.flat());
  return (
    <figure className={styles.figure}>
      <div
        className={styles.tiles}
        role="group"
        aria-label={t('label')}
        style={{ gridTemplateColumns: `repeat(${definition.columns}, 1fr)` }}
      >
        {Array.from({ length: definition.columns * definition.rows }, (_, tile) => {
          const safe = turned.get(tile);
          const state = safe === undefined ? (traps.has(tile) ? 'trap' : 'hidden') : safe ? 'safe' : 'hit';
          return (
            <button
              key={tile}
              type="button"
              className={styles.tile}
              data-state={state}
              disabled={!open || safe !== undefined}
              aria-label={t(`tile.${state}`, { number: tile + 1 })}
              onClick={() => onChoose([tile])}
            >
              {board.piece(state === 'hit' ? 'trap' : state) ?? (
                <span className={styles.mark} aria-hidden="true" />
              )}
            </button>
          );
        })}
      </div>
      <StepsLadder
        levels={stepLevels(definition, mode)}
        done={[...turned.values()].filter(Boolean).length}
        amountOf={board.amountOf}
      />
    </figure>
  );
}
