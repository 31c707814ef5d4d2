import { useTranslations } from 'use-intl';
import { Icon } from '../icon/icon.tsx';
import { directionOf, nextSort } from './list-address.ts';
import type { ListDefinition, ListOperation } from './list-definition.ts';
import styles from './list-grid.module.css';
import type { ListAddress } from './use-list-address.ts';
import type { ListTable } from './use-list-table.ts';

interface ListHeadProps<O extends ListOperation> {
  definition: ListDefinition<O>;
  table: ListTable;
  address: ListAddress;
}

/** The headings; a press on one orders the list by it. */
export function ListHead<O extends ListOperation>({ definition, table, address }: ListHeadProps<O>) {
  const t = useTranslations(definition.texts);
  const { operation } = definition;
  const columns = table
    .getVisibleLeafColumns()
    .flatMap(({ id }) => definition.columns.find((column) => column.id === id) ?? []);
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.headings}>
        {columns.map(({ id, sort, end }) => {
          const direction = sort ? directionOf(operation, address.search, sort) : undefined;
          const turn = () => address.change({ sort: nextSort(operation, address.search, sort!) ?? '' });
          return (
            <div key={id} role="columnheader" aria-sort={direction} className={styles.heading} data-end={end}>
              {sort ? (
                <button type="button" className={styles.turn} onClick={turn}>
                  {t(`columns.${id}`)}
                  {direction !== 'none' && direction && <Icon name={direction} size={14} />}
                </button>
              ) : (
                t(`columns.${id}`)
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
