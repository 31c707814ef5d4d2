import { useId, type ReactNode } from 'react';
import { Arrows } from './arrows.tsx';
import styles from './shelf.module.css';
import { useScroller } from './use-scroller.ts';

interface ShelfProps {
  title: ReactNode;
  /** The way to the whole of it. */
  link?: ReactNode;
  /** How wide its things are: as many as a tile of this shape leaves room for. */
  of: 'RECTANGLE' | 'SQUARE' | 'DEFAULT' | 'card' | 'genre' | 'whole';
  /** The row that opens the house stands in two lines on a phone, so that there is something to choose from at once. */
  lines?: 1 | 2;
  /** The things, each in a `<li>`. */
  children: ReactNode;
}

/** A heading, and under it a row of things that slides sideways. */
export function Shelf({ title, link, of, lines = 1, children }: ShelfProps) {
  const id = useId();
  const { list, more, move } = useScroller<HTMLUListElement>();
  return (
    <section aria-labelledby={id} className={styles.shelf}>
      <header className={styles.header}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {link}
        <Arrows more={more} move={move} />
      </header>
      <ul ref={list} className={styles.row} data-of={of} data-lines={lines}>
        {children}
      </ul>
    </section>
  );
}
