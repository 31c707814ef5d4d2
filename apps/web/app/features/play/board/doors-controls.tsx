import { modesOf, type BoardStep, type TowersDefinition } from '@croupier/games';
import { useTranslations } from 'use-intl/react';
import type { ControlsProps } from '../table/board.ts';
import styles from './doors-controls.module.css';
import { ModeChoice } from './mode-choice.tsx';
import { Places } from './places.tsx';

/** Which house to climb, drawn as one of its floors and said in words; what the last window led to is heard. */
export function DoorsControls({ definition, mode, steps, ...board }: ControlsProps<TowersDefinition>) {
  const t = useTranslations('board.doors');
  const picks = picksOf(steps);
  const last = picks.at(-1);
  return (
    <>
      <ModeChoice
        {...{ definition, mode, disabled: !board.resting, onMode: board.onMode }}
        modes={modesOf(definition)}
        shown={(value) => <Windows {...definition.modes.find(({ id }) => id === value)!} />}
      />
      <output className="visually-hidden">
        {last &&
          t(`door.${last.safe ? 'safe' : 'hit'}`, {
            ...{ floor: picks.length, door: last.at[0]! + 1, amount: board.amountOf(last.units) },
          })}
      </output>
    </>
  );
}

/** Windows of a floor, those with a dog behind them dark; behind which it is nobody knows. */
function Windows({ doors, safe }: { doors: number; safe: number }) {
  return (
    <span className={styles.windows} aria-hidden="true">
      {Array.from({ length: doors }, (_, door) => (
        <i key={door} data-dark={door >= safe || undefined} />
      ))}
    </span>
  );
}

/** The windows of the next floor over their pictures. */
export function DoorsPlaces({
  definition,
  mode,
  steps,
  open,
  turning,
  ...board
}: ControlsProps<TowersDefinition>) {
  const t = useTranslations('board.doors');
  const picks = picksOf(steps);
  const isOver = picks.at(-1)?.safe === false || steps.some(({ kind }) => kind === 'taken');
  if (isOver || !(open || turning)) return null;
  const { doors } = definition.modes.find(({ id }) => id === mode)!;
  const floor = picks.length + 1;
  const windows = Array.from({ length: doors }, (_, door) => ({
    name: String(door),
    label: t('door.hidden', { floor, door: door + 1 }),
    state: 'hidden',
    allowed: open !== null,
    onPress: () => board.onChoose([door]),
  }));
  return <Places label={t('label', { floor })} places={board.places} failed={board.failed} of={windows} />;
}

const picksOf = (steps: readonly BoardStep[]) =>
  steps.flatMap((step) => (step.kind === 'pick' ? [step] : []));
