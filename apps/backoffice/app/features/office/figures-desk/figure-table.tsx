import type { FigureName, FiguresAnswer } from '@croupier/contract/office/figures-desk';
import { useTranslations } from 'use-intl';
import type { AskedFigures } from './asked-figures.ts';
import { useFigure } from './use-figure.ts';
import { useStepText } from './use-step-text.ts';
import styles from './figures.module.css';

const COLUMNS: readonly FigureName[] = [
  ...(['ggrMinor', 'ngrMinor', 'turnoverMinor', 'winMinor', 'rounds', 'players'] as const),
  ...(['newPlayers', 'firstDeposits', 'deposits', 'depositMinor', 'bonusCostMinor'] as const),
];

/** The same numbers as are drawn, and the others of each day beside them; the newest first. */
export function FigureTable({ asked, steps }: { asked: AskedFigures; steps: FiguresAnswer['steps'] }) {
  const t = useTranslations('figures-desk');
  const textOf = useFigure(asked.currency);
  const stepText = useStepText(asked.step);
  const columns = COLUMNS.includes(asked.plot) ? COLUMNS : [asked.plot, ...COLUMNS];
  return (
    <div className={styles.scroll} role="group" aria-labelledby="figures-course" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t(`steps.${asked.step}`)}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {t(`names.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...steps].reverse().map(({ from, figures }) => (
            <tr key={from}>
              <th scope="row">{stepText(from)}</th>
              {columns.map((name) => (
                <td key={name}>{textOf(name, figures[name])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
