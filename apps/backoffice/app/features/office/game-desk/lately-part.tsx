import { LATELY_DAYS, type GameDesk } from '@croupier/contract/office/game-desk';
import { useFormatter, useTranslations } from 'use-intl';
import { Money } from '../../../lib/format/money.tsx';
import styles from './game.module.css';
import { Part, Table } from './part.tsx';
import { Share } from './share.tsx';

/** What was staked and won lately, whosever game it is: sums of money, where the returns beside the maths count rounds. */
export function LatelyPart({ lately }: Pick<GameDesk, 'lately'>) {
  const t = useTranslations('game-desk.lately');
  const format = useFormatter();
  const title = t('title', { days: LATELY_DAYS });
  if (lately.length === 0)
    return (
      <Part title={title}>
        <p>{t('none')}</p>
      </Part>
    );
  const columns = [
    { name: t('currency') },
    ...['rounds', 'turnover', 'won', 'returned'].map((name) => ({ name: t(name), end: true as const })),
  ];
  return (
    <Part title={title} lead={t('lead')}>
      <Table label={title} columns={columns}>
        {lately.map(({ currency, rounds, turnoverMinor, winMinor }) => (
          <tr key={currency}>
            <td>{currency}</td>
            <td className={styles.end}>{format.number(rounds)}</td>
            <td className={styles.end}>
              <Money amountMinor={turnoverMinor} currency={currency} />
            </td>
            <td className={styles.end}>
              <Money amountMinor={winMinor} currency={currency} />
            </td>
            <td className={styles.end}>
              <Share of={shareOf(winMinor, turnoverMinor)} />
            </td>
          </tr>
        ))}
      </Table>
    </Part>
  );
}

/** To be shown, so a float will do; nothing where nothing was staked. */
const shareOf = (winMinor: string, turnoverMinor: string): number | null =>
  BigInt(turnoverMinor) > 0n ? Number(winMinor) / Number(turnoverMinor) : null;
