import type { Round } from '@croupier/contract/play/rounds';
import { summariseRound } from '@croupier/game-client/show/round-summary.ts';
import type { GameDefinition, GridOutcome } from '@croupier/games';
import { useTranslations } from 'use-intl/react';
import { useSymbolName } from '../../../lib/game-texts.ts';
import { useFormat } from '../../../lib/format/use-format.ts';

/** Every win of the last round as a table for screen readers: the stage shows it to the eye. */
export function WinDetail({ round, definition }: { round: Round; definition: GameDefinition }) {
  const t = useTranslations('game');
  const symbolName = useSymbolName(definition.id);
  const format = useFormat();
  const wins =
    definition.engine === 'lines'
      ? summariseRound(round.outcome as GridOutcome, definition, BigInt(round.stakeMinor)).wins
      : [];
  if (wins.length === 0) return null;
  return (
    <table className="visually-hidden">
      <caption>{t('detail.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('detail.spin')}</th>
          <th scope="col">{t('detail.line')}</th>
          <th scope="col">{t('detail.symbols')}</th>
          <th scope="col">{t('detail.win')}</th>
        </tr>
      </thead>
      <tbody>
        {wins.map((win, index) => (
          <tr key={index}>
            <td>{win.spin}</td>
            <td>{win.line ?? t('detail.anywhere')}</td>
            <td>{`${win.count} × ${symbolName(win.symbol)}`}</td>
            <td>{format.money(win.amountMinor, round.currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
