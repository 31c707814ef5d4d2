import { listGameDesk } from '@croupier/contract/office/game-desk';
import { Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/errors/use-error-text.ts';

/** How many games are not open to all, and how many return what their maths hardly explain. */
export default function GamesGlance() {
  const t = useTranslations('game-desk');
  const textOf = useErrorText();
  const { data, error } = useQuery(queryOf(listGameDesk, { query: { limit: '100' } }));
  if (error) return <p>{textOf(error)}</p>;
  if (!data) return <Skeleton lines={2} />;
  const closed = data.rows.filter(({ state }) => state === 'off' || state === 'part').length;
  const alarms = data.rows.filter(({ alarm }) => alarm).length;
  return (
    <>
      <p>{t('glance.closed', { count: closed })}</p>
      <p>{t('glance.alarms', { count: alarms })}</p>
    </>
  );
}
