import type { GameDefinition, LinesDefinition } from '@croupier/games';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useGameTexts, useSymbolName } from '../../lib/game-texts.ts';
import { symbolArtQuery } from '../rounds/symbol-art.ts';
import { LineShape } from './line-shape.tsx';
import styles from './paytable.module.css';

interface Props<Definition> {
  definition: Definition;
  stakeMinor: bigint;
  money: (amountMinor: bigint) => string;
}

/** What the game pays at the stake that is chosen now. */
export function Paytable({ definition, ...shown }: Props<GameDefinition>) {
  return definition.engine === 'lines' ? <LinesPaytable definition={definition} {...shown} /> : null;
}

/** What each symbol pays, the highest first, and the lines. */
function LinesPaytable({ definition, stakeMinor, money }: Props<LinesDefinition>) {
  const t = useTranslations('game.paytable');
  const symbolName = useSymbolName(definition.id);
  const texts = useGameTexts(definition.id);
  const { data: drawSymbol } = useQuery(symbolArtQuery(definition.id));
  const pays = (id: string) =>
    (definition.symbols.find((symbol) => symbol.id === id)?.role === 'scatter'
      ? definition.scatterPays
      : definition.pays[id]) ?? [];
  const best = (id: string) => Math.max(0, ...pays(id));
  const sorted = [...definition.symbols].sort(
    (a, b) => Number(a.role === 'regular') - Number(b.role === 'regular') || best(b.id) - best(a.id),
  );
  const lines = BigInt(definition.lines.length);
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
                {pays(id)
                  .map(
                    (units, count) =>
                      units > 0 && (
                        <div key={count}>
                          <dt>{`${count}×`}</dt>
                          <dd>{money((BigInt(units) * stakeMinor) / lines)}</dd>
                        </div>
                      ),
                  )
                  .reverse()}
              </dl>
            </div>
          </li>
        ))}
      </ul>
      <h3 className={styles.heading}>{t('lines', { count: definition.lines.length })}</h3>
      <p className={styles.lead}>{t('linesText')}</p>
      <ol className={styles.lines}>
        {definition.lines.map((line, index) => (
          <li key={index}>
            <LineShape rows={definition.grid.rows} line={line} />
            <span>{index + 1}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The symbol as the stage draws it; its place is kept while it is fetched. The markup is the project's own. */
function SymbolPicture({ svg }: { svg: string | undefined }) {
  return (
    <span className={styles.picture} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg ?? '' }} />
  );
}
