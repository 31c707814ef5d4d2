import { Select } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { PeriodFields } from '../../../lib/date-field/period-fields.tsx';
import { FilterBar } from '../../../lib/filter-bar/filter-bar.tsx';
import { activeFilters, NO_FILTER, statesOf, type PaymentFilter } from './payment-filter.ts';
import { useStateName } from './use-state-name.ts';

interface Props {
  filter: PaymentFilter;
  onChange(filter: PaymentFilter): void;
}

/** The fields that narrow the list: kind, status and days. */
export function PaymentFilters({ filter, onChange }: Props) {
  const t = useTranslations('payment-history.filters');
  const stateName = useStateName();
  const change = (part: Partial<PaymentFilter>) => onChange({ ...filter, ...part });
  return (
    <FilterBar
      label={t('label')}
      active={activeFilters(filter)}
      clearLabel={t('clear')}
      onClear={() => onChange(NO_FILTER)}
    >
      <Select
        label={t('kind.label')}
        value={filter.kind}
        onChange={(event) => {
          const kind = event.target.value as PaymentFilter['kind'];
          const state = statesOf(kind).find((each) => each === filter.state) ?? '';
          change({ kind, state });
        }}
        options={[
          { value: '', label: t('any') },
          ...(['in', 'out'] as const).map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
        ]}
      />
      <Select
        label={t('state')}
        value={filter.state}
        onChange={(event) => change({ state: event.target.value as PaymentFilter['state'] })}
        options={[
          { value: '', label: t('any') },
          ...statesOf(filter.kind).map((state) => ({ value: state, label: stateName(state, filter.kind) })),
        ]}
      />
      <PeriodFields labels={{ from: t('from'), to: t('to') }} period={filter} onChange={change} />
    </FilterBar>
  );
}
