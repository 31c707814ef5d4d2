import { FIGURE_STEPS } from '@croupier/domain/office/figures';
import { REGION_IDS } from '@croupier/domain/site/regions';
import { Segmented, Select } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { DateField } from '../../../lib/date-field/date-field.tsx';
import { CURRENCY_NAMES, RANGES, type AskedFigures } from './asked-figures.ts';
import styles from './figures.module.css';

interface FiltersProps {
  asked: AskedFigures;
  /** Games that there is something of. */
  games: readonly string[];
  onChange(change: Readonly<Record<string, string | undefined>>): void;
}

/** Of which days, which currency, which region and which game. What is chosen stands in the address. */
export function FigureFilters({ asked, games, onChange }: FiltersProps) {
  const t = useTranslations('figures-desk');
  const set = (name: string) => (event: { target: { value: string } }) =>
    onChange({ [name]: event.target.value || undefined });
  const setDay = (name: string) => (day: string) => onChange({ [name]: day || undefined });
  const any = { value: '', label: t('any') };
  // What is asked for is a choice, too, where there is nothing of it.
  const all = [...new Set([...games, ...(asked.game ? [asked.game] : [])])].sort();
  const own = asked.range === 'own';
  return (
    <form
      role="search"
      aria-label={t('filters')}
      className={styles.filters}
      onSubmit={(event) => event.preventDefault()}
    >
      <Segmented
        label={t('range')}
        value={asked.range}
        options={RANGES.map((value) => ({ value, label: t(`ranges.${value}`) }))}
        onChange={(range) =>
          onChange({
            range,
            from: range === 'own' ? asked.from : undefined,
            to: range === 'own' ? asked.to : undefined,
          })
        }
      />
      {own && <DateField label={t('from')} value={asked.from} onChange={setDay('from')} />}
      {own && <DateField label={t('to')} value={asked.to} onChange={setDay('to')} />}
      <Select
        label={t('step')}
        value={asked.step}
        options={FIGURE_STEPS.map((value) => ({ value, label: t(`steps.${value}`) }))}
        onChange={set('step')}
      />
      <Select
        label={t('currency')}
        value={asked.currency}
        options={CURRENCY_NAMES.map((value) => ({ value, label: value }))}
        onChange={set('currency')}
      />
      <Select
        label={t('region')}
        value={asked.region ?? ''}
        options={[any, ...REGION_IDS.map((value) => ({ value, label: value }))]}
        onChange={set('region')}
      />
      <Select
        label={t('game')}
        value={asked.game ?? ''}
        options={[any, ...all.map((value) => ({ value, label: value }))]}
        onChange={set('game')}
      />
    </form>
  );
}
