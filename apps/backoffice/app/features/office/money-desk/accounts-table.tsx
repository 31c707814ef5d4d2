import type { HouseAccountDays } from '@croupier/contract/office/money-desk';
import { Button } from '@croupier/ui';
import { useFormatter, useTranslations } from 'use-intl';
import { Money } from '../../../lib/format/money.tsx';
import { Wide } from './facts.tsx';
import styles from './money-desk.module.css';

interface Props {
  accounts: readonly HouseAccountDays[];
  chosen: HouseAccountDays;
  onChoose(account: HouseAccountDays): void;
}

/** The accounts of one money over the whole range, each with what it is. */
export function AccountsTable({ accounts, chosen, onChoose }: Props) {
  const t = useTranslations('money-desk');
  const format = useFormatter();
  return (
    <Wide label={t('accounts.table')}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('accounts.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('columns.account')}</th>
            {(['opening', 'in', 'out', 'closing', 'transfers'] as const).map((name) => (
              <th key={name} scope="col" className={styles.end} title={t(`figures.${name}`)}>
                {t(`columns.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {accounts.map((each) => {
            const { account, currency } = each;
            const isChosen = account === chosen.account;
            return (
              <tr key={account} className={isChosen ? styles.chosen : undefined}>
                <th scope="row">
                  <Button size="small" look="quiet" aria-pressed={isChosen} onClick={() => onChoose(each)}>
                    {t(`choices.account.${account}`)}
                  </Button>
                  <span className={styles.about}>{t(`about.${account}`)}</span>
                </th>
                {[each.openingMinor, each.inMinor, each.outMinor, each.closingMinor].map(
                  (amountMinor, place) => (
                    <td key={place} className={styles.end}>
                      <Money amountMinor={amountMinor} currency={currency} />
                    </td>
                  ),
                )}
                <td className={`${styles.end} tabular`}>{format.number(each.transfers)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Wide>
  );
}
