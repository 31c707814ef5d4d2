import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { useSymbolName } from '../../../lib/game-texts.ts';
import type { SpinView } from './round-view.ts';
import { symbolArtQuery } from '../stage/symbol-art.ts';
import styles from './spin-grid.module.css';

/** The window of the reels as a table of symbols; winning cells are marked by frame, light and word. */
export function SpinGrid({ game, rows }: { game: string; rows: SpinView['rows'] }) {
  const t = useTranslations('rounds.round');
  const name = useSymbolName(game);
  return (
    <table
      className={styles.grid}
      data-reels={rows[0]?.length}
      data-quiet={rows.flat().every((cell) => !cell.wins) || undefined}
    >
      <caption className="visually-hidden">{t('grid')}</caption>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, reel) => (
              <td key={reel} data-wins={cell.wins || undefined} data-empty={cell.symbol === '' || undefined}>
                <SymbolPicture game={game} symbol={cell.symbol} fallback={name(cell.symbol)} />
                <span className="visually-hidden">
                  {cell.wins ? t('cellWins', { symbol: name(cell.symbol) }) : name(cell.symbol)}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The symbol as the game draws it; its name until the picture is there, or where there is none. */
export function SymbolPicture({
  game,
  symbol,
  fallback,
}: {
  game: string;
  symbol: string;
  fallback: string;
}) {
  const id = useId();
  const { data: draw, isPending } = useQuery(symbolArtQuery(game));
  const svg = draw?.(symbol, id);
  if (svg)
    return <span aria-hidden="true" className={styles.picture} dangerouslySetInnerHTML={{ __html: svg }} />;
  return (
    <span aria-hidden="true" className={isPending ? styles.picture : undefined}>
      {isPending ? '' : fallback}
    </span>
  );
}
