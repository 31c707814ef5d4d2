import { supportQueue } from '@croupier/contract/office/support-desk';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/errors/use-error-text.ts';

/** How much waits, how much of it is free, and since when the oldest waits. */
export function QueueSentence() {
  const t = useTranslations('support-desk');
  const format = useFormatter();
  const textOf = useErrorText();
  const { data, error, dataUpdatedAt } = useQuery(queryOf(supportQueue, {}));
  if (error) return textOf(error);
  if (!data) return '…';
  if (!data.oldest) return t('queue.empty');
  const age = format.relativeTime(new Date(data.oldest.createdAt), new Date(dataUpdatedAt));
  return `${t('queue.waiting', { waiting: data.waiting, free: data.free })} ${t('queue.oldest', { age })}`;
}
