import type { AccountDay, HouseAccountDays } from '@croupier/contract/office/money-desk';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Money } from '../../../lib/format/money.tsx';
import { Wide } from './facts.tsx';
import styles from './money-desk.module.css';
import type { Range } from './range.ts';

/** One account day by day, the newest first, each day with the operations that moved it. */
export function AccountDays({ account, range }: { account: HouseAccountDays; range: Range }) {
  const t = useTranslations('money-desk');
  const name = t(`choices.account.${account.account}`);
  return (
    <section>
      <h2 className={styles.heading}>{t('accounts.byDay', { account: name })}</h2>
      {account.days.length === 0 ? (
        <p className={styles.note}>{t('accounts.quiet', { from: range.from, to: range.to })}</p>
      ) : (
        <Wide label={t('accounts.byDay', { account: name })}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('columns.day')}</th>
                {(['opening', 'in', 'out', 'closing', 'transfers'] as const).map((column) => (
                  <th key={column} scope="col" className={styles.end} title={t(`figures.${column}`)}>
                    {t(`columns.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {account.days.map((day) => (
                <Day key={day.day} account={account} day={day} />
              ))}
            </tbody>
          </table>
        </Wide>
      )}
    </section>
  );
}

/** What moves rounds is listed by player: a day of it leads nowhere. */
const OF_ROUNDS: ReadonlySet<string> = new Set(['bets', 'wins']);

function Day({ account: { account, currency, kind }, day }: { account: HouseAccountDays; day: AccountDay }) {
  const t = useTranslations('money-desk');
  const format = useFormatter();
  const search = { account, currency, kind, from: day.day, to: day.day };
  const amounts = [day.openingMinor, day.inMinor, day.outMinor, day.closingMinor];
  return (
    <Fragment>
      <tr>
        <th scope="row" className="tabular">
          {OF_ROUNDS.has(account) ? (
            day.day
          ) : (
            <Link to="/money/ledger" search={search as never}>
              {day.day}
            </Link>
          )}
        </th>
        {amounts.map((amountMinor, place) => (
          <td key={place} className={styles.end}>
            <Money amountMinor={amountMinor} currency={currency} />
          </td>
        ))}
        <td className={`${styles.end} tabular`}>{format.number(day.transfers)}</td>
      </tr>
      {day.operations.length > 1 &&
        day.operations.map(({ operation, inMinor, outMinor, transfers }) => (
          <tr key={operation} className={styles.part}>
            <th scope="row">
              {t.has(`choices.operation.${operation}`) ? t(`choices.operation.${operation}`) : operation}
            </th>
            <td />
            {[inMinor, outMinor].map((amountMinor, place) => (
              <td key={place} className={styles.end}>
                <Money amountMinor={amountMinor} currency={currency} />
              </td>
            ))}
            <td />
            <td className={`${styles.end} tabular`}>{format.number(transfers)}</td>
          </tr>
        ))}
    </Fragment>
  );
}
