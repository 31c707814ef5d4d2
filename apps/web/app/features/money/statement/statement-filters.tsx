import type { Balance } from '@croupier/contract/people/players';
import { Button, Field, Select } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { isFiltered, type StatementAddress } from './statement-address.ts';
import list from '../../../lib/record-list/record-list.module.css';

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
    <form className={list.filters} aria-label={t('filters')} onSubmit={(event) => event.preventDefault()}>
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
      <Field
        type="date"
        label={t('from')}
        value={address.from}
        max={address.to || undefined}
        onChange={(event) => change({ from: event.target.value })}
      />
      <Field
        type="date"
        label={t('to')}
        value={address.to}
        min={address.from || undefined}
        onChange={(event) => change({ to: event.target.value })}
      />
      {isFiltered(address) && (
        <Button look="plain" className={list.clear} onClick={() => change({ about: '', from: '', to: '' })}>
          {t('clear')}
        </Button>
      )}
    </form>
  );
}
