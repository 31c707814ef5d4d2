import { modesOf, type BoardStep, type MinesDefinition } from '@croupier/games';
import { useTranslations } from 'use-intl/react';
import type { ControlsProps } from '../table/board.ts';
import { ModeChoice } from './mode-choice.tsx';
import { Places } from './places.tsx';
import styles from './shells-controls.module.css';

/** How many urchins are hidden; what the last shell held is heard. */
export function ShellsControls({ definition, mode, steps, ...board }: ControlsProps<MinesDefinition>) {
  const t = useTranslations('board.tiles');
  const last = picksOf(steps).at(-1);
  return (
    <>
      <ModeChoice
        {...{ definition, mode, disabled: !board.resting, onMode: board.onMode }}
        modes={modesOf(definition).toSorted((a, b) => trapsOf(definition, a) - trapsOf(definition, b))}
        shown={(value) => (
          <span className={styles.urchins} aria-hidden="true">
            {trapsOf(definition, value)}
          </span>
        )}
      />
      <output className="visually-hidden">
        {last && t(`tile.${last.safe ? 'safe' : 'hit'}`, { number: last.at[0]! + 1 })}
      </output>
    </>
  );
}

const trapsOf = ({ modes }: MinesDefinition, mode: string): number =>
  modes.find(({ id }) => id === mode)!.traps;

/** The shells over their pictures; one that is open is told, and cannot be chosen again. */
export function ShellsPlaces({ definition, steps, open, turning, ...board }: ControlsProps<MinesDefinition>) {
  const t = useTranslations('board.tiles');
  const picks = picksOf(steps);
  const isOver = picks.at(-1)?.safe === false || steps.some(({ kind }) => kind === 'taken');
  if (isOver || !(open || turning)) return null;
  const shells = Array.from({ length: definition.columns * definition.rows }, (_, tile) => {
    const state = picks.some(({ at }) => at[0] === tile) ? 'safe' : 'hidden';
    return {
      name: String(tile),
      label: t(`tile.${state}`, { number: tile + 1 }),
      state,
      allowed: open?.allowed.some(([allowed]) => allowed === tile) ?? false,
      onPress: () => board.onChoose([tile]),
    };
  });
  return <Places label={t('label')} places={board.places} failed={board.failed} of={shells} />;
}

const picksOf = (steps: readonly BoardStep[]) =>
  steps.flatMap((step) => (step.kind === 'pick' ? [step] : []));
