import type { FiguresAnswer } from '@croupier/contract/office/figures-desk';
import { useFormatter, useTranslations } from 'use-intl';
import type { AskedFigures } from './asked-figures.ts';
import { shareOf } from './change-of.ts';
import { useFigure } from './use-figure.ts';
import styles from './figures.module.css';

type Part = { name: string } & Omit<FiguresAnswer['games'][number], 'game'>;

interface PartsProps {
  asked: AskedFigures;
  answer: FiguresAnswer;
  onChange(change: Readonly<Record<string, string>>): void;
}

/** Where it came from: games and regions, the greatest gross revenue first. A name narrows the page to it. */
export function Parts({ asked, answer, onChange }: PartsProps) {
  const games = answer.games.map(({ game, ...rest }) => ({ name: game, ...rest }));
  const regions = answer.regions.map(({ region, ...rest }) => ({ name: region, ...rest }));
  if (games.length === 0) return null;
  return (
    <div className={styles.parts}>
      <PartTable by="game" parts={games} asked={asked} onPick={(game) => onChange({ game })} />
      <PartTable by="region" parts={regions} asked={asked} onPick={(region) => onChange({ region })} />
    </div>
  );
}

function PartTable(props: {
  by: 'game' | 'region';
  parts: readonly Part[];
  asked: AskedFigures;
  onPick(name: string): void;
}) {
  const { by, parts, asked, onPick } = props;
  const t = useTranslations('figures-desk');
  const format = useFormatter();
  const textOf = useFigure(asked.currency);
  const returned = ({ winMinor, turnoverMinor }: Part) => {
    const share = shareOf(winMinor, turnoverMinor);
    return share === undefined ? '—' : format.number(share, { style: 'percent', maximumFractionDigits: 1 });
  };
  return (
    <section aria-labelledby={`figures-by-${by}`} className={styles.group}>
      <h2 id={`figures-by-${by}`} className={styles.heading}>
        {t(`by.${by}`)}
      </h2>
      <div className={styles.scroll} role="group" aria-labelledby={`figures-by-${by}`} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t(by)}</th>
              <th scope="col">{t('names.ggrMinor')}</th>
              <th scope="col">{t('names.turnoverMinor')}</th>
              <th scope="col">{t('names.returned')}</th>
              <th scope="col">{t('names.rounds')}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <tr key={part.name}>
                <th scope="row">
                  <button type="button" className={styles.pick} onClick={() => onPick(part.name)}>
                    {part.name}
                  </button>
                </th>
                <td>{textOf('ggrMinor', part.ggrMinor)}</td>
                <td>{textOf('turnoverMinor', part.turnoverMinor)}</td>
                <td>{returned(part)}</td>
                <td>{textOf('rounds', part.rounds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
