import type { GameDesk } from '@croupier/contract/office/game-desk';
import { Badge } from '@croupier/ui';
import { useFormatter, useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import styles from './game.module.css';
import { Part, Table } from './part.tsx';
import { Share } from './share.tsx';

/** When a game returned what its maths hardly explain. */
export function AlarmsPart({ alarms }: Pick<GameDesk, 'alarms'>) {
  const t = useTranslations('game-desk');
  const format = useFormatter();
  if (alarms.length === 0)
    return (
      <Part title={t('alarms.title')}>
        <p>{t('alarms.none')}</p>
      </Part>
    );
  const columns = [
    { name: t('alarms.raised') },
    { name: t('alarms.ended') },
    { name: t('returns.mode') },
    { name: t('returns.money') },
    { name: t('returns.rounds'), end: true as const },
    { name: t('returns.actual'), end: true as const },
    { name: t('returns.z'), end: true as const },
  ];
  return (
    <Part title={t('alarms.title')} lead={t('alarms.lead')}>
      <Table label={t('alarms.title')} columns={columns}>
        {alarms.map(({ mode, money, raisedAt, endedAt, rounds, actual, z }) => (
          <tr key={`${mode} ${money} ${raisedAt}`}>
            <td>
              <Instant at={raisedAt} />
            </td>
            <td>{endedAt ? <Instant at={endedAt} /> : <Badge tone="lose">{t('alarms.lasts')}</Badge>}</td>
            <td>{mode}</td>
            <td>{t(`money.${money}`)}</td>
            <td className={styles.end}>{format.number(rounds)}</td>
            <td className={styles.end}>
              <Share of={actual} />
            </td>
            <td className={styles.end}>{format.number(z, { maximumFractionDigits: 2 })}</td>
          </tr>
        ))}
      </Table>
    </Part>
  );
}
