import { stakeUnitsOf, type BoardDefinition } from '@croupier/games';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useGameTexts } from '../../../lib/game-texts.ts';
import { boardPayRows } from './board-pay-rows.ts';
import styles from './paytable.module.css';

interface Props {
  definition: BoardDefinition;
  mode: string;
  stakeMinor: bigint;
  money: (amountMinor: bigint) => string;
}

/** What a mode pays, and how likely each is. */
export function BoardPays({ definition, mode, stakeMinor, money }: Props) {
  const t = useTranslations('game.paytable');
  const texts = useGameTexts(definition.id);
  const format = useFormat();
  const stakeUnits = BigInt(stakeUnitsOf(definition));
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
          {boardPayRows(definition, mode).map(({ label, units, chance }, at) => (
            <tr key={at}>
              <th scope="row">
                {t(label.key, { ...label, ...(label.of !== undefined && { of: format.number(label.of) }) })}
              </th>
              <td>{money((BigInt(units) * stakeMinor) / stakeUnits)}</td>
              <td>{chanceText(chance, format)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function chanceText(chance: number, format: ReturnType<typeof useFormat>): string {
  return chance >= 0.01
    ? format.percent(Math.round(chance * 1e6))
    : `1 : ${format.number(Math.round(1 / chance))}`;
}
