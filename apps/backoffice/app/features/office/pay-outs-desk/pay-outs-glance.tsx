import type { OutputOf } from '@croupier/contract/kit';
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

/** Pay-outs that wait for a person: for a decision, or for two who put right what the provider contradicts. */
const WAITING = {
  waiting: { state: 'IN_REVIEW' },
  cases: { contradicted: 'yes' },
} as const;

const queryFor = (what: keyof typeof WAITING) => ({
  ...queryOf(listPayOuts, {
    query: { ...WAITING[what], sort: 'createdAt', limit: String(COUNTED_MAX) },
  }),
  refetchInterval: EVERY_MS,
});

/** How many wait for a person, and for how long, for the room's card. */
export default function PayOutsGlance() {
  const t = useTranslations('pay-outs-desk.glance');
  const textOf = useErrorText();
  const [waiting, cases] = [useQuery(queryFor('waiting')), useQuery(queryFor('cases'))];
  const error = waiting.error ?? cases.error;
  if (error) return <p>{textOf(error)}</p>;
  if (!waiting.data || !cases.data) return <Skeleton lines={1} />;
  if (waiting.data.rows.length + cases.data.rows.length === 0) return <p>{t('nothing')}</p>;
  return (
    <>
      <Line what="waiting" page={waiting.data} />
      <Line what="cases" page={cases.data} />
    </>
  );
}

type Page = OutputOf<typeof listPayOuts>;

function Line({ what, page: { rows, next } }: { what: keyof typeof WAITING; page: Page }) {
  const t = useTranslations('pay-outs-desk.glance');
  const [oldest] = rows;
  if (!oldest) return null;
  const text = next !== null && what === 'waiting' ? 'many' : what;
  return (
    <p>
      <Link to="/money/pay-outs" search={{ ...WAITING[what], sort: 'createdAt' } as never}>
        {t(text, { count: rows.length })}
      </Link>
      , {t('oldest')} <Age at={oldest.createdAt} />
    </p>
  );
}
