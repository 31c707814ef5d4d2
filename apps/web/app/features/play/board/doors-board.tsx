import { stepLevels, type TowersDefinition } from '@croupier/games';
import { useTranslations } from 'use-intl/react';
import { lastStep, type BoardProps } from '../table/board.ts';
import styles from './doors-board.module.css';

/** Floors of windows, the lowest first; one is opened on each. */
export function DoorsBoard({
  definition,
  mode,
  steps,
  open,
  onChoose,
  amountOf,
  piece,
}: BoardProps<TowersDefinition>) {
  const t = useTranslations('board.doors');
  const { doors } = definition.modes.find(({ id }) => id === mode)!;
  const levels = stepLevels(definition, mode);
  const opened = steps.flatMap((step) => (step.kind === 'pick' ? [step] : []));
  const traps = lastStep(steps, 'reveal')?.traps;
  const floors = Array.from({ length: levels.length }, (_, floor) => floor).reverse();
  return (
    <ol className={styles.tower} aria-label={t('label')} reversed>
      {floors.map((floor) => {
        const isNow = open !== null && floor === opened.length;
        return (
          <li key={floor} className={styles.floor} data-now={isNow || undefined}>
            <span className={styles.pay}>{amountOf(levels[floor]!.units)}</span>
            {Array.from({ length: doors }, (_, door) => {
              const mine = opened[floor]?.at.at(-1) === door ? opened[floor] : undefined;
              const trap = traps?.some(([at, trap]) => at === floor && trap === door);
              const state = mine ? (mine.safe ? 'safe' : 'hit') : trap ? 'trap' : 'hidden';
              return (
                <button
                  key={door}
                  type="button"
                  className={styles.door}
                  data-state={state}
                  disabled={!isNow}
                  aria-label={t(`door.${state}`, { floor: floor + 1, door: door + 1 })}
                  onClick={() => onChoose([door])}
                >
                  {piece(state === 'hit' ? 'trap' : state) ?? <span aria-hidden="true" />}
                </button>
              );
            })}
          </li>
        );
      })}
    </ol>
  );
}
