import { Icon } from '@croupier/ui';
import styles from './arrows.module.css';
import type { useScroller } from './use-scroller.ts';

/**
 * Two arrows for who has a mouse and no wheel that goes sideways. The keyboard reaches all there is without them, so they
 * are no stops of it and say nothing.
 */
export function Arrows({ more, move }: Pick<ReturnType<typeof useScroller>, 'more' | 'move'>) {
  if (!more.back && !more.forward) return null;
  return (
    <span className={styles.arrows} aria-hidden="true">
      <button type="button" tabIndex={-1} disabled={!more.back} onClick={() => move(-1)}>
        <Icon name="left" size={18} />
      </button>
      <button type="button" tabIndex={-1} disabled={!more.forward} onClick={() => move(1)}>
        <Icon name="right" size={18} />
      </button>
    </span>
  );
}
