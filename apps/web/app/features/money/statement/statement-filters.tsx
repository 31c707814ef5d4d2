import type { Balance } from '@croupier/contract/people/players';
import { Select } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { PeriodFields } from '../../../lib/date-field/period-fields.tsx';
import { FilterBar } from '../../../lib/filter-bar/filter-bar.tsx';
import { activeFilters, type StatementAddress } from './statement-address.ts';

interface Props {
  address: StatementAddress;
  accounts: readonly Balance[];
  onChange(address: StatementAddress): void;
}

/** Which balance, what of it, and when. */
export function StatementFilters({ address, accounts, onChange }: Props) {
  const t = useTranslations('statement');
  const change = (part: Partial<StatementAddress>) => onChange({ ...address, ...part });
  return (
    <FilterBar
      label={t('filters')}
      active={activeFilters(address)}
      clearLabel={t('clear')}
      onClear={() => change({ about: '', from: '', to: '' })}
    >
      <Select
        label={t('account')}
        value={`${address.currency} ${address.kind}`}
        onChange={(event) => {
          const [currency = '', kind = ''] = event.target.value.split(' ');
          change({ currency, kind: kind as StatementAddress['kind'] });
        }}
        options={accounts.map(({ currency, kind }) => ({
          value: `${currency} ${kind}`,
          label: `${t(`kinds.${kind}`)}, ${currency}`,
        }))}
      />
      <Select
        label={t('about.label')}
        value={address.about}
        onChange={(event) => change({ about: event.target.value as StatementAddress['about'] })}
        options={[
          { value: '', label: t('about.all') },
          ...(['bets', 'wins', 'deposits', 'others'] as const).map((about) => ({
            value: about,
            label: t(`about.${about}`),
          })),
        ]}
      />
      <PeriodFields labels={{ from: t('from'), to: t('to') }} period={address} onChange={change} />
    </FilterBar>
  );
}
