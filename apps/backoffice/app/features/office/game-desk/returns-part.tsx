import type { GameDesk } from '@croupier/contract/office/game-desk';
import type { ModeMaths } from '@croupier/contract/play/returns';
import { Badge } from '@croupier/ui';
import { useFormatter, useTranslations } from 'use-intl';
import styles from './game.module.css';
import { Part, Table } from './part.tsx';
import { ReturnDays } from './return-days.tsx';
import { Share, useShare } from './share.tsx';

/** What each way to play returned beside what it declares, and day by day. */
export function ReturnsPart({ modes, days }: Pick<GameDesk, 'modes' | 'days'>) {
  const t = useTranslations('game-desk.returns');
  const ends = { end: true } as const;
  const columns = [
    { name: t('mode') },
    { name: t('money') },
    { name: t('declared'), ...ends },
    { name: t('rounds'), ...ends },
    { name: t('actual'), ...ends },
    { name: t('band'), ...ends },
    { name: t('z'), ...ends },
    { name: t('verdict') },
  ];
  return (
    <Part title={t('title')} lead={t('lead')}>
      <Table label={t('title')} columns={columns}>
        {modes.flatMap((mode) =>
          mode.soFar.map((soFar) => <SoFar key={`${mode.mode} ${soFar.money}`} mode={mode} soFar={soFar} />),
        )}
      </Table>
      <ReturnDays days={days} modes={modes} />
    </Part>
  );
}

function SoFar({ mode, soFar }: { mode: ModeMaths; soFar: ModeMaths['soFar'][number] }) {
  const t = useTranslations('game-desk');
  const format = useFormatter();
  const share = useShare();
  const { money, rounds, actual, expectedFrom, expectedTo, z, alarm } = soFar;
  const hasBand = expectedFrom !== null && expectedTo !== null;
  return (
    <tr>
      <td>{mode.mode}</td>
      <td>{t(`money.${money}`)}</td>
      <td className={styles.end}>
        {mode.rtpLeast === mode.rtpMost ? share(mode.rtp) : `${share(mode.rtpLeast)}–${share(mode.rtpMost)}`}
      </td>
      <td className={styles.end}>{format.number(rounds)}</td>
      <td className={styles.end}>
        <Share of={actual} />
      </td>
      <td className={styles.end}>{hasBand ? `${share(expectedFrom)}–${share(expectedTo)}` : '—'}</td>
      <td className={styles.end}>{z === null ? '—' : format.number(z, { maximumFractionDigits: 2 })}</td>
      <td>{alarm ? <Badge tone="lose">{t('alarm')}</Badge> : rounds > 0 ? t('returns.fine') : '—'}</td>
    </tr>
  );
}
