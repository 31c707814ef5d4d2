import { modesOf, type PlinkoDefinition } from '@croupier/games';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { lastStep, type ControlsProps } from '../table/board.ts';
import { Tokens } from './tokens.tsx';

const RISKS = ['low', 'middle', 'high'] as const;

/** How many rows and how much risk: together they are the way to play. Which box the marble fell into is said. */
export function PlinkoControls({
  definition,
  mode,
  steps,
  resting,
  onMode,
}: ControlsProps<PlinkoDefinition>) {
  const t = useTranslations('board.plinko');
  const format = useFormat();
  const [risk = '', rows = ''] = mode.split('-');
  const allRows = [...new Set(modesOf(definition).map((id) => id.split('-')[1] ?? ''))];
  const fallen = lastStep(steps, 'plinko');
  return (
    <>
      <Tokens
        label={t('risk')}
        options={RISKS.map((value) => ({ value, text: t(value) }))}
        value={risk}
        disabled={!resting}
        onChange={(next) => onMode(`${next}-${rows}`)}
      />
      <Tokens
        label={t('rows')}
        options={allRows.map((value) => ({ value, text: t('rowsOf', { rows: Number(value) }) }))}
        value={rows}
        disabled={!resting}
        onChange={(next) => onMode(`${risk}-${next}`)}
      />
      <output className="visually-hidden">
        {fallen && t('fallen', { times: format.number(fallen.units / definition.stakeUnits, 1) })}
      </output>
    </>
  );
}
