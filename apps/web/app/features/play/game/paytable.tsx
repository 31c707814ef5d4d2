import { isGridDefinition, stakeUnitsOf, type GameDefinition, type GridDefinition } from '@croupier/games';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useGameTexts, useSymbolName } from '../../../lib/game-texts.ts';
import { symbolArtQuery } from '../stage/symbol-art.ts';
import { BoardPays } from './board-pays.tsx';
import { LineShape } from './line-shape.tsx';
import { payRanges } from './pay-ranges.ts';
import styles from './paytable.module.css';

interface Props<Definition> {
  definition: Definition;
  mode: string;
  stakeMinor: bigint;
  money: (amountMinor: bigint) => string;
}

/** What the game pays at the stake that is chosen now. */
export function Paytable({ definition, ...shown }: Props<GameDefinition>) {
  if (isGridDefinition(definition)) return <SymbolPays definition={definition} {...shown} />;
  return <BoardPays definition={definition} {...shown} />;
}

/** What each symbol pays, the highest first, and the lines where there are any. */
function SymbolPays({ definition, stakeMinor, money }: Props<GridDefinition>) {
  const t = useTranslations('game.paytable');
  const symbolName = useSymbolName(definition.id);
  const texts = useGameTexts(definition.id);
  const { data: drawSymbol } = useQuery(symbolArtQuery(definition.id));
  const scatterPays: readonly number[] = ('scatterPays' in definition && definition.scatterPays) || [];
  const pays = (id: string): readonly number[] =>
    definition.pays[id] ??
    (definition.symbols.find((symbol) => symbol.id === id)?.role === 'scatter' ? scatterPays : []);
  const best = (id: string) => Math.max(0, ...pays(id));
  const sorted = [...definition.symbols].sort(
    (a, b) => Number(a.role === 'regular') - Number(b.role === 'regular') || best(b.id) - best(a.id),
  );
  const stakeUnits = BigInt(stakeUnitsOf(definition));
  const lines = ('lines' in definition && definition.lines) || [];
  return (
    <>
      <p className={styles.lead}>{t('atStake', { stake: money(stakeMinor) })}</p>
      <ul className={styles.symbols}>
        {sorted.map(({ id, role }) => (
          <li key={id} className={styles.symbol} data-role={role}>
            <SymbolPicture svg={drawSymbol?.(id, `pay-${id}`)} />
            <div>
              <h3>{symbolName(id)}</h3>
              {texts.role(role) && <p className={styles.role}>{texts.role(role)}</p>}
              <dl className={styles.pays}>
                {payRanges(pays(id)).map(({ from, to, andMore, units }) => (
                  <div key={from}>
                    <dt>{andMore && from > 5 ? `${from}+` : from === to ? `${from}×` : `${from}–${to}×`}</dt>
                    <dd>{money((BigInt(units) * stakeMinor) / stakeUnits)}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </li>
        ))}
      </ul>
      {lines.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('lines', { count: lines.length })}</h3>
          <p className={styles.lead}>{t('linesText')}</p>
          <ol className={styles.lines}>
            {lines.map((line, index) => (
              <li key={index}>
                <LineShape rows={definition.grid.rows} line={line} />
                <span>{index + 1}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

/** The symbol as the stage draws it; its place is kept while it is fetched. The markup is the project's own. */
function SymbolPicture({ svg }: { svg: string | undefined }) {
  return (
    <span className={styles.picture} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg ?? '' }} />
  );
}
