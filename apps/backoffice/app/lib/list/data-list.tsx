import type { RowOf } from '@croupier/contract/kit';
import { Button, EmptyState, Skeleton } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { Icon } from '../icon/icon.tsx';
import { Failure } from '../errors/failure.tsx';
import styles from './data-list.module.css';
import { FilterBar } from './filter-bar.tsx';
import { ListBar } from './list-bar.tsx';
import type { ListDefinition, ListOperation } from './list-definition.ts';
import { ListGrid } from './list-grid.tsx';
import { useColumns } from './use-columns.ts';
import { useListAddress } from './use-list-address.ts';
import { useListRows } from './use-list-rows.ts';
import { ViewsBar } from './views-bar.tsx';

const SKELETON_ROWS = 12;

/** A list of the office: its views, filters and columns, and rows that come as they are scrolled to. */
export function DataList<O extends ListOperation>({ definition }: { definition: ListDefinition<O> }) {
  const address = useListAddress(definition);
  const [columns, chooseColumns] = useColumns(definition.name, definition.columns);
  const rows = useListRows(definition.operation, address.query);
  return (
    <div className={styles.list}>
      <div className={styles.bars}>
        <div className={styles.top}>
          <ViewsBar definition={definition} address={address} columns={columns} onColumns={chooseColumns} />
          <ListBar
            definition={definition}
            search={address.search}
            columns={columns}
            onColumns={chooseColumns}
            shown={rows.data?.length}
            isWhole={!rows.hasNextPage}
            isFetching={rows.isFetching}
            onRefresh={() => void rows.refetch()}
          />
        </div>
        <FilterBar definition={definition} address={address} />
      </div>
      <ListContent definition={definition} address={address} columns={columns} rows={rows} />
    </div>
  );
}

interface ContentProps<O extends ListOperation> {
  definition: ListDefinition<O>;
  address: ReturnType<typeof useListAddress>;
  columns: readonly string[];
  rows: ReturnType<typeof useListRows<O>>;
}

function ListContent<O extends ListOperation>({ definition, address, columns, rows }: ContentProps<O>) {
  const t = useTranslations('lib.list');
  const own = useTranslations(definition.texts);
  const isNarrowed = Object.keys(address.query).some((name) => name !== 'sort');
  const clear = isNarrowed && <Button onClick={address.clear}>{t('clear')}</Button>;
  if (rows.isPending)
    return (
      <div className={styles.waiting} role="status" aria-label={t('loading')}>
        <Skeleton lines={SKELETON_ROWS} />
      </div>
    );
  if (rows.isError && (!rows.data || !rows.isFetchNextPageError))
    return (
      <div className={styles.state}>
        <Failure error={rows.error} onRetry={() => void rows.refetch()} />
        {clear}
      </div>
    );
  if (rows.data?.length === 0)
    return (
      <div className={styles.state}>
        <EmptyState
          icon={<Icon name="search" />}
          title={isNarrowed ? t('nothingFound') : own('empty')}
          text={isNarrowed ? t('nothingFoundText') : undefined}
          action={clear}
        />
      </div>
    );
  return (
    <ListGrid<O>
      // Another question is read from its first row.
      key={JSON.stringify(address.query)}
      definition={definition}
      address={address}
      columns={columns}
      rows={rows.data as RowOf<O>[]}
      isOld={rows.isPlaceholderData}
      isWhole={!rows.hasNextPage}
      nextError={rows.isFetchNextPageError ? rows.error : undefined}
      onNext={() => void (rows.isFetchingNextPage || rows.fetchNextPage())}
    />
  );
}
