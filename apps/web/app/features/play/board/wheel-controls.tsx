import { modesOf, type WheelDefinition } from '@croupier/games';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { lastStep, type ControlsProps } from '../table/board.ts';
import { Figures } from './figures.tsx';
import { ModeChoice } from './mode-choice.tsx';

/** Which wheel to turn, how often it pays and how much at most; where it stands is said. */
export function WheelControls({ definition, mode, steps, ...props }: ControlsProps<WheelDefinition>) {
  const t = useTranslations('board.wheel');
  const format = useFormat();
  const { sectors } = definition.modes.find(({ id }) => id === mode)!;
  const weigh = (some: typeof sectors) => some.reduce((sum, { weight }) => sum + weight, 0);
  const chance = weigh(sectors.filter(({ units }) => units > 0)) / weigh(sectors);
  const landed = lastStep(steps, 'wheel');
  return (
    <>
      <ModeChoice
        {...{ definition, mode }}
        modes={modesOf(definition)}
        disabled={!props.resting}
        onMode={props.onMode}
      />
      <Figures
        of={[
          [t('chance'), format.percent(chance * 1_000_000)],
          [t('most'), props.amountOf(Math.max(...sectors.map(({ units }) => units)))],
        ]}
      />
      <output className="visually-hidden">
        {landed && t('landed', { times: format.number(landed.units / definition.stakeUnits, 1) })}
      </output>
    </>
  );
}
