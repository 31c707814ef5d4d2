import type { MonthAccount } from '@croupier/contract/money/month-statements';
import { MONTH_LINES } from '@croupier/domain/money/month-statements';
import { Card } from '@croupier/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Money } from '../../../lib/format/money.tsx';
import { useDate } from '../../../lib/format/use-format.ts';
import { useGameName } from '../../../lib/game-texts.ts';
import styles from './month-statements.module.css';

/** A balance in a month: what it was, what moved it, what it became; then the same by games and by days. */
export function MonthAccountCard({ account }: { account: MonthAccount }) {
  const t = useTranslations('month-statements');
  const date = useDate();
  const gameName = useGameName();
  const { currency, kind, openingMinor, closingMinor, lines, games, days } = account;
  const moved = MONTH_LINES.filter((line) => lines[line] !== '0');
  const netMinor = BigInt(lines.staked) + BigInt(lines.won);
  return (
    <Card className={styles.card}>
      <h3>
        {t(`kinds.${kind}`)}, {currency}
      </h3>
      <dl className={styles.lines}>
        <dt>{t('opening')}</dt>
        <dd>
          <Money amountMinor={openingMinor} currency={currency} />
        </dd>
        {moved.map((line) => (
          <div key={line} className={styles.pair}>
            <dt>{t(`lines.${line}`)}</dt>
            <dd>
              <Money amountMinor={lines[line]} currency={currency} sign />
            </dd>
          </div>
        ))}
        <dt className={styles.sum}>{t('closing')}</dt>
        <dd className={styles.sum}>
          <Money amountMinor={closingMinor} currency={currency} />
        </dd>
        {games.length > 0 && (
          <>
            <dt>{t('net')}</dt>
            <dd>
              <Money amountMinor={netMinor} currency={currency} sign />
            </dd>
          </>
        )}
      </dl>
      {games.length > 0 && (
        <Played
          title={t('byGame')}
          first={t('game')}
          currency={currency}
          rows={games.map(({ game, ...played }) => ({
            ...{ key: game ?? '', name: game === null ? t('someGame') : gameName(game) },
            ...played,
          }))}
        />
      )}
      {games.length > 0 && (
        <Played
          title={t('byDay')}
          first={t('day')}
          currency={currency}
          rows={days
            .filter(({ stakedMinor, wonMinor }) => stakedMinor !== '0' || wonMinor !== '0')
            .map(({ day, ...played }) => ({ key: day, name: date(day, 'date', 'UTC'), ...played }))}
        />
      )}
    </Card>
  );
}

interface PlayedRow {
  readonly key: string;
  readonly name: ReactNode;
  readonly stakedMinor: string;
  readonly wonMinor: string;
}

function Played({
  title,
  first,
  currency,
  rows,
}: {
  title: string;
  first: string;
  currency: MonthAccount['currency'];
  rows: readonly PlayedRow[];
}) {
  const t = useTranslations('month-statements');
  return (
    <table className={styles.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col">{t('staked')}</th>
          <th scope="col">{t('won')}</th>
          <th scope="col">{t('netShort')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, stakedMinor, wonMinor }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>
              <Money amountMinor={stakedMinor} currency={currency} />
            </td>
            <td>
              <Money amountMinor={wonMinor} currency={currency} />
            </td>
            <td>
              <Money amountMinor={BigInt(wonMinor) - BigInt(stakedMinor)} currency={currency} sign />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
