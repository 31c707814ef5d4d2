import { Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../lib/errors/use-error-text.ts';
import { Age } from './facts.tsx';
import { queuesQuery } from './queues-query.ts';

/** What waits in the queues, and for how long, for the room's card. */
export default function QueuesGlance() {
  const t = useTranslations('money-desk.queues');
  const textOf = useErrorText();
  const { data, error } = useQuery(queuesQuery);
  if (error) return <p>{textOf(error)}</p>;
  if (!data) return <Skeleton lines={2} />;
  const waiting = data.queues.filter(({ oldestAt }) => oldestAt !== null);
  if (waiting.length === 0) return <p>{t('nothing')}</p>;
  return waiting.map(({ queue, waiting: count, oldestAt }) => (
    <p key={queue}>
      {t(`names.${queue}`)}: {t('waiting', { count })}, {t('oldest')} <Age at={oldestAt!} />
    </p>
  ));
}
