import type { FigureName, FiguresAnswer } from '@croupier/contract/office/figures-desk';
import { useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Icon } from '../../../lib/icon/icon.tsx';
import type { AskedFigures } from './asked-figures.ts';
import { changeOf, shareOf } from './change-of.ts';
import { useFigure } from './use-figure.ts';
import styles from './figures.module.css';

/** Figures that belong together. A pair is a share: of the first in the second. */
const GROUPS = {
  revenue: [
    'ggrMinor',
    'ngrMinor',
    'turnoverMinor',
    'winMinor',
    ['returned', 'winMinor', 'turnoverMinor'],
    'rounds',
  ],
  players: [
    ...(['players', 'newPlayers', 'firstDeposits', 'firstDepositMinor'] as const),
    ['converted', 'firstDeposits', 'newPlayers'],
    ...(['deposits', 'depositMinor'] as const),
  ],
  bonuses: [
    ...([
      'bonusGrantedMinor',
      'bonusRounds',
      'bonusStakeMinor',
      'bonusWinMinor',
      'bonusForfeitedMinor',
    ] as const),
    'bonusCostMinor',
    ['bonusShare', 'bonusCostMinor', 'ggrMinor'],
    'adjustmentMinor',
  ],
} as const satisfies Record<string, readonly (FigureName | readonly [string, FigureName, FigureName])[]>;

/** What is of a whole player or house, and so of no single game. */
const OF_NO_GAME = [
  'newPlayers',
  'firstDeposits',
  'firstDepositMinor',
  'deposits',
  'depositMinor',
  'converted',
  'adjustmentMinor',
];

interface TilesProps {
  asked: AskedFigures;
  answer: FiguresAnswer;
  onChange(change: { plot: FigureName }): void;
}

/** Every figure of the stretch with its change; each explains itself, and is drawn when its name is pressed. */
export function FigureTiles(props: TilesProps) {
  const t = useTranslations('figures-desk');
  return (
    <>
      {(Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) => (
        <section key={group} aria-labelledby={`figures-${group}`} className={styles.group}>
          <h2 id={`figures-${group}`} className={styles.heading}>
            {t(`groups.${group}`)}
          </h2>
          <ul className={styles.tiles}>
            {GROUPS[group].map((figure) => (
              <FigureTile key={typeof figure === 'string' ? figure : figure[0]} figure={figure} {...props} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function FigureTile({
  figure,
  asked,
  answer,
  onChange,
}: TilesProps & { figure: (typeof GROUPS)[keyof typeof GROUPS][number] }) {
  const t = useTranslations('figures-desk');
  const format = useFormatter();
  const textOf = useFigure(asked.currency);
  const id = useId();
  const { total, before } = answer;
  const share = (of: FiguresAnswer['total']) =>
    typeof figure === 'string' ? undefined : shareOf(of[figure[1]], of[figure[2]]);
  const name = typeof figure === 'string' ? figure : figure[0];
  if (asked.game && OF_NO_GAME.includes(name)) return null;
  const percent = (value: number | undefined) =>
    value === undefined ? '—' : format.number(value, { style: 'percent', maximumFractionDigits: 1 });
  const value = typeof figure === 'string' ? textOf(figure, total[figure]) : percent(share(total));
  const was =
    typeof figure === 'string' ? textOf(figure, before.total[figure]) : percent(share(before.total));
  const change = typeof figure === 'string' ? changeOf(total[figure], before.total[figure]) : undefined;
  return (
    <li className={styles.tile}>
      {typeof figure === 'string' ? (
        <button
          type="button"
          className={styles.name}
          aria-pressed={asked.plot === figure}
          title={t('draw')}
          onClick={() => onChange({ plot: figure })}
        >
          {t(`names.${name}`)}
        </button>
      ) : (
        <span className={styles.name}>{t(`names.${name}`)}</span>
      )}
      <strong id={id} className={styles.value}>
        {value}
      </strong>
      <span className={styles.change}>
        {change !== undefined &&
          `${format.number(change, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' })} · `}
        {t('before', { value: was })}
      </span>
      <details className={styles.definition}>
        <summary>
          <Icon name="info" size={14} />
          {t('definition')}
          <span className="visually-hidden">: {t(`names.${name}`)}</span>
        </summary>
        <p>{t(`definitions.${name}`)}</p>
      </details>
    </li>
  );
}
