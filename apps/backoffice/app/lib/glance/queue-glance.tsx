import { Skeleton } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../errors/use-error-text.ts';
import { Instant } from '../format/instant.tsx';

interface QueueGlanceProps<Row> {
  /** The feature that says `glance.nothing` and `glance.waiting`. */
  texts: string;
  /** The first rows of what waits, the oldest first. */
  found: { data?: { rows: readonly Row[]; next: string | null } | undefined; error: unknown };
  sinceOf(row: Row): string;
}

/** How much waits in a queue, and since when, for the room's card. */
export function QueueGlance<Row>({ texts, found: { data, error }, sinceOf }: QueueGlanceProps<Row>) {
  const t = useTranslations(`${texts}.glance`);
  const textOf = useErrorText();
  if (error) return <p>{textOf(error)}</p>;
  if (!data) return <Skeleton lines={2} />;
  const [oldest] = data.rows;
  if (!oldest) return <p>{t('nothing')}</p>;
  return (
    <p>
      {t('waiting', { count: data.rows.length, more: String(data.next !== null) })}{' '}
      <Instant at={sinceOf(oldest)} />
    </p>
  );
}
