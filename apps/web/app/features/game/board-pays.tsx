import { stakeUnitsOf, stepLevels, type BoardDefinition } from '@croupier/games';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../lib/format/use-format.ts';
import { useGameTexts } from '../../lib/game-texts.ts';
import styles from './paytable.module.css';

interface Props {
  definition: BoardDefinition;
  mode: string;
  stakeMinor: bigint;
  money: (amountMinor: bigint) => string;
}

/** What a mode pays, and how likely each is where that is one number. */
export function BoardPays({ definition, mode, stakeMinor, money }: Props) {
  const t = useTranslations('game.paytable');
  const texts = useGameTexts(definition.id);
  const format = useFormat();
  const units = BigInt(stakeUnitsOf(definition));
  const rows = paysOf(definition, mode);
  return (
    <>
      <p className={styles.lead}>{t('atStake', { stake: money(stakeMinor) })}</p>
      {mode !== 'main' && <h3 className={styles.heading}>{texts.mode(mode)}</h3>}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('wins')}</th>
            <th scope="col">{t('chance')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, won, chance }, at) => (
            <tr key={at}>
              <th scope="row">{t(label.key, { count: label.count })}</th>
              <td>{money((BigInt(won) * stakeMinor) / units)}</td>
              <td>{chance === null ? '—' : chanceText(chance, format)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface PayRow {
  readonly label: {
    readonly key: 'sector' | 'box' | 'roll' | 'hits' | 'ticket' | 'step' | 'flight';
    readonly count: number;
  };
  readonly won: number;
  readonly chance: number | null;
}

function paysOf(definition: BoardDefinition, mode: string): PayRow[] {
  switch (definition.engine) {
    case 'table': {
      if (definition.kind === 'wheel') {
        const { sectors } = definition.modes.find(({ id }) => id === mode)!;
        const total = sectors.reduce((sum, { weight }) => sum + weight, 0);
        const levels = [...new Set(sectors.map(({ units }) => units))].filter(Boolean).sort((a, b) => b - a);
        return levels.map((won) => {
          const of = sectors.filter(({ units }) => units === won);
          const chance = of.reduce((sum, { weight }) => sum + weight, 0) / total;
          return { label: { key: 'sector', count: of.length }, won, chance };
        });
      }
      if (definition.kind === 'plinko') {
        const { rows, pays } = definition.modes.find(({ id }) => id === mode)!;
        return pays.map((won, slot) => ({
          label: { key: 'box', count: slot + 1 },
          won,
          chance: choose(rows, slot) / 2 ** rows,
        }));
      }
      const { below, units } = definition.modes.find(({ id }) => id === mode)!;
      return [{ label: { key: 'roll', count: below / 100 }, won: units, chance: below / 10_000 }];
    }
    case 'draw': {
      const { picks, pays } = definition.modes.find(({ id }) => id === mode)!;
      const { numbers, drawn } = definition;
      const chance = (hits: number) =>
        (choose(drawn, hits) * choose(numbers - drawn, picks - hits)) / choose(numbers, picks);
      return pays
        .map((won, hits) => ({ label: { key: 'hits' as const, count: hits }, won, chance: chance(hits) }))
        .filter(({ won }) => won > 0)
        .reverse();
    }
    case 'pool':
      return definition.prizes.map(({ units, count }) => ({
        label: { key: 'ticket', count },
        won: units,
        chance: count / definition.tickets,
      }));
    case 'steps': {
      if (definition.kind === 'hi-lo') return [];
      return stepLevels(definition, mode).map(({ units, probability }, at) => ({
        label: { key: 'step', count: at + 1 },
        won: units,
        chance: probability,
      }));
    }
    case 'crash':
      return [150, 200, 500, 1_000, 10_000].map((centi) => ({
        label: { key: 'flight', count: centi / 100 },
        won: centi,
        chance: definition.returnPerMille / 10 / centi,
      }));
  }
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - k + i)) / i;
  return ways;
}

function chanceText(chance: number, format: ReturnType<typeof useFormat>): string {
  return chance >= 0.01
    ? format.percent(Math.round(chance * 1e6))
    : `1 : ${format.number(Math.round(1 / chance))}`;
}
