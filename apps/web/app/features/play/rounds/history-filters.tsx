import { Select } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { PeriodFields } from '../../../lib/date-field/period-fields.tsx';
import { FilterBar } from '../../../lib/filter-bar/filter-bar.tsx';
import { useGameName } from '../../../lib/game-texts.ts';
import { activeFilters, type HistoryFilter } from './history-filter.ts';
import { gamesQuery } from './rounds-queries.ts';

interface Props {
  filter: HistoryFilter;
  onChange(filter: HistoryFilter): void;
  onClear(): void;
}

/** What of the history is shown. */
export function HistoryFilters({ filter, onChange, onClear }: Props) {
  const t = useTranslations('rounds.filters');
  const change = (part: Partial<HistoryFilter>) => onChange({ ...filter, ...part });
  const select = (name: 'result' | 'kind' | 'state', values: readonly string[]) => (
    <Select
      label={t(`${name}.label`)}
      value={filter[name]}
      onChange={(event) => change({ [name]: event.target.value })}
      options={[
        { value: '', label: t('any') },
        ...values.map((value) => ({ value, label: t(`${name}.${value}`) })),
      ]}
    />
  );
  return (
    <FilterBar label={t('label')} active={activeFilters(filter)} clearLabel={t('clear')} onClear={onClear}>
      <GameFilter game={filter.game} onChange={(game) => change({ game })} />
      {select('result', ['won', 'lost'])}
      {select('kind', ['real', 'play'])}
      {select('state', ['settled', 'open'])}
      <PeriodFields labels={{ from: t('from'), to: t('to') }} period={filter} onChange={change} />
    </FilterBar>
  );
}

function GameFilter({ game, onChange }: { game: string; onChange(game: string): void }) {
  const t = useTranslations('rounds.history');
  const gameName = useGameName();
  const games = useQuery(gamesQuery).data ?? [];
  const codes = new Set([...games.map(({ code }) => code), ...(game === '' ? [] : [game])]);
  return (
    <Select
      label={t('filter')}
      value={game}
      onChange={(event) => onChange(event.target.value)}
      options={[
        { value: '', label: t('allGames') },
        ...[...codes].map((code) => ({ value: code, label: gameName(code) })),
      ]}
    />
  );
}
