import { modesOf, type DrawDefinition } from '@croupier/games';
import { Button } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { lastStep, type ControlsProps } from '../table/board.ts';
import { anyOf } from './any-numbers.ts';
import { Figures } from './figures.tsx';
import { Tokens } from './tokens.tsx';

/** How many numbers to pick, what hits pay, and a hand that picks for the player. */
export function NumbersControls({
  definition,
  mode,
  steps,
  resting,
  amountOf,
  ...board
}: ControlsProps<DrawDefinition>) {
  const t = useTranslations('board.numbers');
  const { picks, pays } = definition.modes.find(({ id }) => id === mode)!;
  const drawn = lastStep(steps, 'draw');
  const left = picks - (board.betChoice?.length ?? 0);
  const modes = modesOf(definition).map((id) => ({ id, picks: Number(id.split('-')[1]) }));
  return (
    <>
      <Tokens
        label={t('howMany')}
        options={modes
          .sort((a, b) => a.picks - b.picks)
          .map(({ id, picks: count }) => ({ value: id, text: String(count) }))}
        value={mode}
        disabled={!resting}
        onChange={board.onMode}
      />
      <p>
        <output>
          {left > 0 ? t('pick', { left }) : drawn ? t('hits', { hits: drawn.hits.length }) : t('ready')}
        </output>{' '}
        <Button
          look="quiet"
          size="small"
          disabled={!resting}
          onClick={() => board.onBetChoice(anyOf(definition.numbers, picks))}
        >
          {t('any')}
        </Button>
      </p>
      <Figures
        of={pays.flatMap((units, hits) => (units > 0 ? [[String(hits), amountOf(units)] as const] : []))}
      />
    </>
  );
}
