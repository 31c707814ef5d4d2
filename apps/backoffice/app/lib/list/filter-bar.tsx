import { Button, Select } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import styles from './filter-bar.module.css';
import { DateField } from '../date-field/date-field.tsx';
import { isTaken } from './list-address.ts';
import type { ListDefinition, ListFilter, ListOperation } from './list-definition.ts';
import { TextFilter } from './text-filter.tsx';
import type { ListAddress } from './use-list-address.ts';

/** What narrows the list, made of its definition. What is chosen holds at once and stands in the address. */
export function FilterBar<O extends ListOperation>(props: {
  definition: ListDefinition<O>;
  address: ListAddress;
}) {
  const { definition, address } = props;
  const t = useTranslations('lib.list');
  if (definition.filters.length === 0) return null;
  const isNarrowed = Object.keys(address.query).some((name) => name !== 'sort');
  return (
    <form
      role="search"
      aria-label={t('filters')}
      className={styles.bar}
      onSubmit={(event) => event.preventDefault()}
    >
      {definition.filters.map((filter) => (
        <OneFilter
          key={filter.name}
          filter={filter}
          texts={definition.texts}
          value={address.query[filter.name] ?? ''}
          isTaken={(text) => isTaken(definition.operation, filter.name, text)}
          onChange={(value) => address.change({ [filter.name]: value })}
        />
      ))}
      {isNarrowed && (
        <Button look="plain" size="small" onClick={address.clear}>
          {t('clear')}
        </Button>
      )}
    </form>
  );
}

interface FilterProps {
  filter: ListFilter;
  texts: string;
  value: string;
  isTaken(text: string): boolean;
  onChange(value: string): void;
}

function OneFilter({ filter, texts, value, isTaken: takes, onChange }: FilterProps) {
  const t = useTranslations(texts);
  const label = t(`filters.${filter.name}`);
  if (filter.kind === 'text')
    return <TextFilter label={label} value={value} isTaken={takes} onChange={onChange} />;
  if (filter.kind === 'day')
    return <DateField className={styles.filter} label={label} value={value} onChange={onChange} />;
  if (filter.kind === 'data')
    return <DataFilter label={label} value={value} useValues={filter.useValues} onChange={onChange} />;
  const options = filter.values.map((each) => ({ value: each, label: t(`choices.${filter.name}.${each}`) }));
  return <Choice label={label} value={value} options={options} onChange={onChange} />;
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange(value: string): void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const t = useTranslations('lib.list');
  return (
    <Select
      className={styles.filter}
      label={label}
      value={value}
      options={[{ value: '', label: t('any') }, ...options]}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function DataFilter({
  useValues,
  ...choice
}: Omit<ChoiceProps, 'options'> & { useValues(): readonly string[] }) {
  const values = useValues();
  // What the address asks for is a choice even before the others are known.
  const all = [...new Set([...values, ...(choice.value ? [choice.value] : [])])];
  return <Choice {...choice} options={all.map((value) => ({ value, label: value }))} />;
}
