import type { GameDesk, ReturnDay } from '@croupier/contract/office/game-desk';
import type { ModeMaths } from '@croupier/contract/play/returns';
import { Select } from '@croupier/ui';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import styles from './game.module.css';
import { Table } from './part.tsx';
import { ReturnChart } from './return-chart.tsx';
import { Share, useShare } from './share.tsx';

const lineOf = ({ mode, money }: Pick<ReturnDay, 'mode' | 'money'>): string => `${mode} ${money}`;

/** What one way to play returned day by day: drawn within its band, and as a table. */
export function ReturnDays({ days, modes }: Pick<GameDesk, 'days' | 'modes'>) {
  const t = useTranslations('game-desk');
  const lines = [...new Set(days.map(lineOf))];
  const [chosen, choose] = useState<string>();
  const line = chosen ?? lines[0];
  if (!line) return <p>{t('days.none')}</p>;
  const shown = days.filter((day) => lineOf(day) === line);
  const { rtp } = modes.find(({ mode }) => mode === shown[0]!.mode) as ModeMaths;
  return (
    <>
      {lines.length > 1 && (
        <Select
          label={t('days.which')}
          value={line}
          options={lines.map((each) => {
            const [mode = '', money = 'real'] = each.split(' ');
            return { value: each, label: `${mode}, ${t(`money.${money}`)}` };
          })}
          onChange={(event) => choose(event.target.value)}
        />
      )}
      <ReturnChart days={shown} declared={rtp} />
      <details>
        <summary>{t('days.asTable', { count: shown.length })}</summary>
        <DaysTable days={shown} />
      </details>
    </>
  );
}

function DaysTable({ days }: { days: readonly ReturnDay[] }) {
  const t = useTranslations('game-desk');
  const format = useFormatter();
  const share = useShare();
  const columns = [
    { name: t('days.day') },
    { name: t('returns.rounds'), end: true as const },
    { name: t('returns.actual'), end: true as const },
    { name: t('returns.band'), end: true as const },
  ];
  return (
    <Table label={t('days.title')} columns={columns}>
      {days.toReversed().map(({ day, rounds, actual, expectedFrom, expectedTo }) => (
        <tr key={day}>
          <td className="tabular">{day}</td>
          <td className={styles.end}>{format.number(rounds)}</td>
          <td className={styles.end}>
            <Share of={actual} />
          </td>
          <td className={styles.end}>{`${share(expectedFrom)}–${share(expectedTo)}`}</td>
        </tr>
      ))}
    </Table>
  );
}
