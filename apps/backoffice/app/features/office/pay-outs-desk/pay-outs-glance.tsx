import { listPayOuts } from '@croupier/contract/office/pay-outs-desk';
import { Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/errors/use-error-text.ts';
import { Age } from '../money-desk/facts.tsx';

const EVERY_MS = 30_000;
/** As many as are counted; more are told as so many and more. */
const COUNTED_MAX = 100;

const waitingQuery = {
  ...queryOf(listPayOuts, {
    query: { state: 'IN_REVIEW', sort: 'createdAt', limit: String(COUNTED_MAX) },
  }),
  refetchInterval: EVERY_MS,
};

/** How many wait for a person, and for how long, for the room's card. */
export default function PayOutsGlance() {
  const t = useTranslations('pay-outs-desk.glance');
  const textOf = useErrorText();
  const { data, error } = useQuery(waitingQuery);
  if (error) return <p>{textOf(error)}</p>;
  if (!data) return <Skeleton lines={1} />;
  const [oldest] = data.rows;
  if (!oldest) return <p>{t('nothing')}</p>;
  const count = data.rows.length;
  return (
    <p>
      <Link to="/money/pay-outs" search={{ state: 'IN_REVIEW', sort: 'createdAt' } as never}>
        {t(data.next === null ? 'waiting' : 'many', { count })}
      </Link>
      , {t('oldest')} <Age at={oldest.createdAt} />
    </p>
  );
}
