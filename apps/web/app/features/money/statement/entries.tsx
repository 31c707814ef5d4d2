import type { Currency } from '@croupier/domain/money/amounts';
import { Button, EmptyState, ErrorState, Icon } from '@croupier/ui';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { FileLink } from '../../../lib/file-link.tsx';
import { useNudge } from '../../../lib/live/live.ts';
import { ListEnd } from '../../../lib/record-list/list-end.tsx';
import { ListSkeleton } from '../../../lib/record-list/list-skeleton.tsx';
import list from '../../../lib/record-list/record-list.module.css';
import { periodOf } from '../../play/rounds/history-filter.ts';
import { EntryRow } from './entry-row.tsx';
import { isFiltered, type StatementAddress } from './statement-address.ts';
import { STATEMENT_KEY, statementQuery } from './statement-queries.ts';

interface Props {
  address: StatementAddress;
  currency: Currency;
  onShowAll(): void;
}

/** The changes as a list that grows downwards, into the past. */
export function Entries({ address, currency, onShowAll }: Props) {
  const t = useTranslations('statement');
  const { kind, about, from, to } = address;
  const query = { currency, kind, ...(about !== '' && { about }), ...periodOf({ from, to }) };
  const pages = useInfiniteQuery(statementQuery(query));
  const queries = useQueryClient();
  const { hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = pages;
  useNudge('balance', () => {
    if ((pages.data?.pages.length ?? 0) <= 1) void askAnew(queries, { queryKey: STATEMENT_KEY });
  });
  // The server looks through so many entries at a time; a filter that fits few may need more than one look.
  const looksOn = pages.data?.pages.at(-1)?.entries.length === 0 && hasNextPage;
  useEffect(() => {
    if (looksOn && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [looksOn, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  const entries = pages.data?.pages.flatMap((page) => page.entries) ?? [];
  if (pages.isPending || (entries.length === 0 && looksOn)) return <ListSkeleton rows={8} />;
  if (!pages.data) {
    const retry = () => void pages.refetch();
    return (
      <ErrorState title={t('errorTitle')} text={t('errorText')} retryLabel={t('retry')} onRetry={retry} />
    );
  }
  if (entries.length === 0) return <NoEntries filtered={isFiltered(address)} onShowAll={onShowAll} />;
  return (
    <>
      <FileLink path="/api/statement.csv" query={query}>
        {t('save')}
      </FileLink>
      <ul className={`${list.frame} ${list.rows}`} aria-label={t('list')}>
        {entries.map((entry) => (
          <EntryRow key={entry.number} entry={entry} currency={currency} />
        ))}
      </ul>
      <ListEnd
        pages={pages}
        texts={{
          loadMore: t('loadMore'),
          loading: t('loading'),
          failed: t('errorText'),
          end: t(isFiltered(address) ? 'endFiltered' : 'end'),
        }}
      />
    </>
  );
}

function NoEntries({ filtered, onShowAll }: { filtered: boolean; onShowAll(): void }) {
  const t = useTranslations('statement');
  const icon = <Icon name="coins" size={28} />;
  if (!filtered) return <EmptyState icon={icon} title={t('emptyTitle')} text={t('emptyText')} />;
  const action = <Button onClick={onShowAll}>{t('showAll')}</Button>;
  return <EmptyState icon={icon} title={t('emptyFilterTitle')} text={t('emptyFilterText')} action={action} />;
}
