import { Link } from '@tanstack/react-router';
import { flexRender } from '@tanstack/react-table';
import { useEffect, useRef, type MouseEvent } from 'react';
import type { RowLink } from './list-definition.ts';
import styles from './list-grid.module.css';
import type { TableCell, TableRow } from './use-list-table.ts';

interface ListRowProps {
  row: TableRow;
  index: number;
  startPx: number;
  link: RowLink | undefined;
  /** Columns whose cells stand at the end. */
  ends: ReadonlySet<string>;
  /** The one row of the list that Tab comes to. */
  isActive: boolean;
  /** Takes the focus when it is there. */
  focuses: boolean;
  onOpen(index: number): void;
}

/** A row. Its first cell is a link, so that it can be opened beside; a press anywhere else opens it here. */
export function ListRow({ row, index, startPx, link, ends, isActive, focuses, onOpen }: ListRowProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focuses) element.current?.focus({ preventScroll: true });
  }, [focuses]);
  const press = (event: MouseEvent) => {
    // Who marks a text to copy it does not want to leave.
    if ((event.target as Element).closest('a, button') || getSelection()?.toString()) return;
    onOpen(index);
  };
  return (
    <div
      ref={element}
      role="row"
      aria-rowindex={index + 2}
      tabIndex={isActive ? 0 : -1}
      data-index={index}
      data-opens={link ? '' : undefined}
      className={styles.row}
      style={{ transform: `translateY(${startPx}px)` }}
      onClick={press}
    >
      {row.getVisibleCells().map((cell, at) => (
        <div
          key={cell.id}
          role="gridcell"
          className={styles.cell}
          data-end={ends.has(cell.column.id) || undefined}
        >
          {at === 0 && link ? (
            <Link to={link.to} search={(link.search ?? {}) as never} tabIndex={-1} className={styles.link}>
              {contentOf(cell)}
            </Link>
          ) : (
            contentOf(cell)
          )}
        </div>
      ))}
    </div>
  );
}

const contentOf = (cell: TableCell) => flexRender(cell.column.columnDef.cell, cell.getContext());
