import { IconButton } from '@croupier/ui';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../icon/icon.tsx';
import { moved } from './moved.ts';
import styles from './ordered-list.module.css';
import { useDrag } from './use-drag.ts';

export interface OrderedListProps<T> {
  label: string;
  items: readonly T[];
  keyOf(item: T): string;
  /** What it is called, where it is spoken of. */
  nameOf(item: T): string;
  /** What stands in its line; its name, if nothing is said. */
  show?(item: T): ReactNode;
  /** None: it may only be looked at. */
  onChange?: ((items: readonly T[]) => void) | undefined;
  /** Whether items may be taken out. */
  removable?: boolean;
}

/** Things in an order that people give them: dragged by their handle, or moved by buttons, or by Alt and an arrow on any of those. */
export function OrderedList<T>(props: OrderedListProps<T>) {
  const { label, items, keyOf, nameOf, show = nameOf, onChange, removable = false } = props;
  const t = useTranslations('lib.order');
  const list = useRef<HTMLOListElement>(null);
  const [said, say] = useState('');
  const move = (from: number, to: number) => {
    const next = moved(items, from, to);
    if (next === items) return;
    onChange?.(next);
    say(t('moved', { name: nameOf(items[from]!), place: to + 1, count: items.length }));
  };
  const drag = useDrag(list, move);
  const remove = (item: T) => {
    onChange?.(items.filter((each) => each !== item));
    say(t('removed', { name: nameOf(item) }));
  };
  return (
    <div className={styles.box}>
      <ol ref={list} className={styles.list} aria-label={label}>
        {items.map((item, at) => (
          <li
            key={keyOf(item)}
            className={styles.item}
            onKeyDown={(event) => {
              if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
              event.preventDefault();
              move(at, event.key === 'ArrowUp' ? at - 1 : at + 1);
            }}
          >
            {onChange && (
              <span className={styles.handle} aria-hidden onPointerDown={() => drag(at)}>
                <Icon name="menu" size={16} />
              </span>
            )}
            <span className={styles.words}>{show(item)}</span>
            {onChange && (
              <Acts
                name={nameOf(item)}
                isFirst={at === 0}
                isLast={at === items.length - 1}
                onMove={(by) => move(at, at + by)}
                onRemove={removable ? () => remove(item) : undefined}
              />
            )}
          </li>
        ))}
      </ol>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </div>
  );
}

interface ActsProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove(by: -1 | 1): void;
  onRemove: (() => void) | undefined;
}

function Acts({ name, isFirst, isLast, onMove, onRemove }: ActsProps) {
  const t = useTranslations('lib.order');
  return (
    <span className={styles.acts}>
      {/* They stay where they are at the ends, so that the focus does not fall off. */}
      <IconButton label={t('up', { name })} aria-disabled={isFirst} onClick={() => onMove(-1)}>
        <Icon name="ascending" size={16} />
      </IconButton>
      <IconButton label={t('down', { name })} aria-disabled={isLast} onClick={() => onMove(1)}>
        <Icon name="descending" size={16} />
      </IconButton>
      {onRemove && (
        <IconButton label={t('remove', { name })} onClick={onRemove}>
          <Icon name="close" size={16} />
        </IconButton>
      )}
    </span>
  );
}
