import { getLiabilities, type Liability } from '@croupier/contract/office/figures-desk';
import { Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { Instant } from '../../../lib/format/instant.tsx';
import { useMoney } from '../../../lib/format/money.tsx';
import styles from './figures.module.css';

/** What is owed, and of how many. */
const OWED = [
  ['real', 'realMinor', 'realPlayers'],
  ['bonus', 'bonusMinor', 'bonusPlayers'],
  ['open', 'openStakeMinor', 'openRounds'],
  ['openBonus', 'openBonusStakeMinor', undefined],
  ['studio', 'studioStakeMinor', 'studioRounds'],
  ['held', 'heldMinor', 'heldWins'],
  ['gifts', 'giftWinMinor', 'gifts'],
] as const satisfies readonly (readonly [string, keyof Liability, keyof Liability | undefined])[];

/** What the house owes its players at this moment, a column a currency. */
export function Liabilities({ withTests }: { withTests: boolean }) {
  const t = useTranslations('figures-desk.liabilities');
  const { data, error, refetch } = useQuery(
    queryOf(getLiabilities, { query: withTests ? { test: 'with' } : {} }),
  );
  return (
    <section aria-labelledby="figures-liabilities" className={styles.group}>
      <h2 id="figures-liabilities" className={styles.heading}>
        {t('title')}
      </h2>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={6} />}
      {data && (
        <>
          <p className={styles.note}>
            {t('lead')} <Instant at={data.at} seconds />
          </p>
          <LiabilityTable liabilities={data.liabilities} />
        </>
      )}
    </section>
  );
}

function LiabilityTable({ liabilities }: { liabilities: readonly Liability[] }) {
  const t = useTranslations('figures-desk.liabilities');
  const format = useFormatter();
  const money = useMoney();
  return (
    <div className={styles.scroll} role="group" aria-labelledby="figures-liabilities" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('what')}</th>
            {liabilities.map(({ currency }) => (
              <th key={currency} scope="col">
                {currency}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {OWED.map(([name, sum, count]) => (
            <tr key={name}>
              <th scope="row">
                {t(`names.${name}`)}
                <span className={styles.about}>{t(`definitions.${name}`)}</span>
              </th>
              {liabilities.map((liability) => (
                <td key={liability.currency}>
                  {money(liability[sum], liability.currency)}
                  {count && (
                    <span className={styles.about}>
                      {t(`counts.${name}`, {
                        count: Number(liability[count]),
                        number: format.number(BigInt(liability[count])),
                      })}
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
