import { FormFailure, Select } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { playingQuery, useMinutes } from './playing-queries.ts';

/** How often a player is told what they have played; never not at all. */
export function CheckChoice() {
  const t = useTranslations('reality-checks.choice');
  const { data } = useQuery(playingQuery('real'));
  const choose = useMinutes();
  if (!data) return null;
  return (
    <div>
      <Select
        label={t('label')}
        value={String(choose.isPending ? choose.variables : data.minutes)}
        disabled={choose.isPending}
        onChange={({ target }) => choose.mutate(Number(target.value))}
        options={data.choices.map((minutes) => ({
          value: String(minutes),
          label: t('minutes', { minutes }),
        }))}
        hint={t('hint')}
      />
      <FormFailure>{choose.isError && t('failed')}</FormFailure>
    </div>
  );
}
