import { useTranslations } from 'use-intl/react';
import type { SpinView } from './round-view.ts';
import styles from './spin-grid.module.css';

/** The window of the reels as a table of symbols; winning cells are marked by frame, tint and word. */
export function SpinGrid({ rows }: { game: string; rows: SpinView['rows'] }) {
  const t = useTranslations('rounds.round');
  const symbols = useTranslations('rounds.symbols');
  const name = (symbol: string) => (symbols.has(symbol) ? symbols(symbol) : symbol);
  return (
    <table className={styles.grid}>
      <caption className="visually-hidden">{t('grid')}</caption>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, reel) => (
              <td key={reel} data-wins={cell.wins || undefined}>
                <span aria-hidden="true">{name(cell.symbol)}</span>
                <span className="visually-hidden">{cell.wins ? t('cellWins', { symbol: name(cell.symbol) }) : name(cell.symbol)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
