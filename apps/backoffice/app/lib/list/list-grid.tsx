import type { RowOf } from '@croupier/contract/kit';
import { useNavigate } from '@tanstack/react-router';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useKeys } from '../keys/use-keys.ts';
import type { ListDefinition, ListOperation } from './list-definition.ts';
import styles from './list-grid.module.css';
import { ListHead } from './list-head.tsx';
import { ListRow } from './list-row.tsx';
import { NextPage } from './next-page.tsx';
import { tracksOf } from './list-tracks.ts';
import type { ListAddress } from './use-list-address.ts';
import { endsOf, useListTable } from './use-list-table.ts';

const ROW_PX = 36;
/** So many rows before the last one the next page is asked for. */
const AHEAD_ROWS = 15;

export interface ListGridProps<O extends ListOperation> {
  definition: ListDefinition<O>;
  address: ListAddress;
  columns: readonly string[];
  rows: RowOf<O>[];
  /** These rows answer an earlier question; the answer to this one is under way. */
  isOld: boolean;
  isWhole: boolean;
  nextError: unknown;
  onNext(): void;
}

/** The rows of a list: only those in sight are in the page, one of them takes the focus, and the next ones come by themselves. */
export function ListGrid<O extends ListOperation>(props: ListGridProps<O>) {
  const { definition, address, columns, rows, isWhole, nextError, onNext } = props;
  const t = useTranslations('lib.list');
  const texts = useTranslations(definition.texts);
  const scroller = useRef<HTMLDivElement>(null);
  const table = useListTable(definition, columns, rows);
  const model = table.getRowModel().rows;
  const virtualizer = useVirtualizer({
    count: model.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    scrollPaddingStart: ROW_PX,
    overscan: 12,
  });
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? -1;
  const isNear = last >= model.length - AHEAD_ROWS;
  useEffect(() => {
    if (isNear && !isWhole && !nextError) onNext();
  }, [isNear, isWhole, nextError, onNext]);
  const { active, isMoving, move, onKeyDown, open } = useActiveRow(props, (index) =>
    virtualizer.scrollToIndex(index),
  );
  useKeys({ j: () => move(1), k: () => move(-1) });
  const tracks = tracksOf(definition.columns, columns);
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      data-old={props.isOld || undefined}
      style={{ '--tracks': tracks.template, '--least': `${tracks.leastPx}px` } as CSSProperties}
    >
      <div
        role="grid"
        aria-label={texts('list')}
        aria-rowcount={isWhole ? model.length + 1 : -1}
        aria-colcount={columns.length}
        aria-busy={props.isOld}
        onKeyDown={onKeyDown}
      >
        <ListHead definition={definition} table={table} address={address} />
        <div role="rowgroup" className={styles.body} style={{ height: virtualizer.getTotalSize() }}>
          {items.map(({ index, start }) => (
            <ListRow
              key={model[index]!.id}
              row={model[index]!}
              index={index}
              startPx={start}
              link={definition.linkOf?.(rows[index]!, address.search)}
              ends={endsOf(definition)}
              isActive={index === active}
              focuses={isMoving && index === active}
              onOpen={open}
            />
          ))}
        </div>
      </div>
      {nextError ? <NextPage error={nextError} onRetry={onNext} /> : null}
      <p className="visually-hidden" role="status">
        {t('rows', { count: rows.length })}
      </p>
    </div>
  );
}

/** Which row has the focus; the arrows and `j`, `k` move it, Enter opens it. */
function useActiveRow<O extends ListOperation>(
  { definition, address, rows }: ListGridProps<O>,
  show: (index: number) => void,
) {
  const navigate = useNavigate();
  const [{ active, isMoving }, setActive] = useState({ active: 0, isMoving: false });
  const goTo = (index: number) => {
    const next = Math.min(Math.max(index, 0), rows.length - 1);
    show(next);
    setActive({ active: next, isMoving: true });
  };
  const open = (index: number) => {
    setActive({ active: index, isMoving: false });
    const link = definition.linkOf?.(rows[index]!, address.search);
    if (link) void navigate({ to: link.to, search: (link.search ?? {}) as never });
  };
  const steps: Readonly<Record<string, () => void>> = {
    ArrowDown: () => goTo(active + 1),
    ArrowUp: () => goTo(active - 1),
    Home: () => goTo(0),
    End: () => goTo(rows.length - 1),
    Enter: () => open(active),
  };
  return {
    active,
    isMoving,
    open,
    // The first press of `j` comes to the row that is there, and does not step over it.
    move: (step: 1 | -1) => goTo(isMoving ? active + step : active),
    onKeyDown(event: KeyboardEvent) {
      // A press on a heading's button is the button's.
      if (!(event.target as Element).closest('[role=row][data-index]')) return;
      const step = steps[event.key];
      if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      step();
    },
  };
}
