import { houseAccounts, type HouseAccountDays } from '@croupier/contract/office/money-desk';
import { EmptyState, Segmented, Skeleton } from '@croupier/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../lib/icon/icon.tsx';
import { queryOf } from '../../../lib/api.ts';
import { DateField } from '../../../lib/date-field/date-field.tsx';
import { Failure } from '../../../lib/errors/failure.tsx';
import { Page } from '../../../lib/page/page.tsx';
import type { Search } from '../../../lib/search-text.ts';
import { AccountDays } from './account-days.tsx';
import { AccountsTable } from './accounts-table.tsx';
import { FiguresNote } from './figures-note.tsx';
import styles from './money-desk.module.css';
import { daysBefore, presetOf, PRESETS, rangeOf, today, type Range } from './range.ts';

/** The house's accounts: what stood on them, what came in and went out, by day. */
export default function AccountsPage() {
  const t = useTranslations('money-desk');
  const search: Search = useSearch({ strict: false });
  const range = rangeOf(search, today());
  const { data, error, refetch } = useQuery({
    ...queryOf(houseAccounts, { query: range }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={t('accounts.title')} lead={t('accounts.lead')}>
      <div className={styles.parts}>
        <RangeBar range={range} />
        {error ? (
          <Failure error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton lines={8} />
        ) : data.accounts.length === 0 ? (
          <EmptyState
            icon={<Icon name="coins" />}
            title={t('accounts.empty')}
            text={t('accounts.emptyText')}
          />
        ) : (
          <Accounts accounts={data.accounts} range={range} />
        )}
        <FiguresNote head={data?.head ?? null} />
      </div>
    </Page>
  );
}

/** Changes a part of the address and keeps the rest. */
function useShow() {
  const navigate = useNavigate();
  return (part: Search) =>
    void navigate({ to: '.', search: ((now: Search) => ({ ...now, ...part })) as never, replace: true });
}

function RangeBar({ range }: { range: Range }) {
  const t = useTranslations('money-desk.accounts');
  const show = useShow();
  const now = today();
  return (
    <div className={styles.row}>
      <Segmented
        label={t('range')}
        value={String(presetOf(range, now) ?? '')}
        options={PRESETS.map((days) => ({ value: String(days), label: t('days', { days }) }))}
        onChange={(days) => show({ from: daysBefore(now, Number(days) - 1), to: now })}
      />
      {(['from', 'to'] as const).map((end) => (
        <DateField
          key={end}
          label={t(end)}
          value={range[end]}
          max={now}
          onChange={(day) => day !== '' && day <= now && show({ ...range, [end]: day })}
        />
      ))}
    </div>
  );
}

const moneyOf = ({ currency, kind }: HouseAccountDays): string => `${currency}-${kind}`;

/** One money at a time: sums of different ones are never added up. */
function Accounts({ accounts, range }: { accounts: readonly HouseAccountDays[]; range: Range }) {
  const t = useTranslations('money-desk');
  const search: Search = useSearch({ strict: false });
  const show = useShow();
  const monies = [...new Map(accounts.map((account) => [moneyOf(account), account])).values()];
  const money = monies.find((each) => moneyOf(each) === search['money']) ?? monies[0]!;
  const shown = accounts.filter((account) => moneyOf(account) === moneyOf(money));
  const chosen = shown.find(({ account }) => account === search['account']) ?? shown[0]!;
  return (
    <>
      {monies.length > 1 && (
        <Segmented
          label={t('accounts.money')}
          value={moneyOf(money)}
          options={monies.map((each) => ({
            value: moneyOf(each),
            label: `${each.currency} · ${t(`choices.kind.${each.kind}`)}`,
          }))}
          onChange={(value) => show({ money: value })}
        />
      )}
      <AccountsTable accounts={shown} chosen={chosen} onChoose={({ account }) => show({ account })} />
      <AccountDays account={chosen} range={range} />
    </>
  );
}
