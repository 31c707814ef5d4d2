import type { DiceDefinition } from '@croupier/games';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { lastStep, type ControlsProps } from '../table/board.ts';
import { Figures } from './figures.tsx';
import { ModeChoice } from './mode-choice.tsx';

/** What to win, how likely that is, and the number that was rolled. */
export function DiceControls({
  definition,
  mode,
  steps,
  resting,
  onMode,
  amountOf,
}: ControlsProps<DiceDefinition>) {
  const t = useTranslations('board.dice');
  const format = useFormat();
  const { below, units } = definition.modes.find(({ id }) => id === mode)!;
  const rolled = lastStep(steps, 'dice');
  const modes = [...definition.modes].sort((a, b) => a.units - b.units).map(({ id }) => id);
  return (
    <>
      <ModeChoice {...{ definition, mode, modes, onMode }} disabled={!resting} />
      <Figures
        of={[
          [t('winsBelow'), format.number(below / 100, 2)],
          [t('chance'), format.percent(below * 100)],
          [t('pays'), amountOf(units)],
        ]}
      />
      <output className="visually-hidden">
        {rolled && t('rolled', { number: format.number(rolled.roll / 100, 2) })}
      </output>
    </>
  );
}
