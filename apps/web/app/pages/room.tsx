import type { ReactNode } from 'react';
import styles from './room.module.css';

/** What the table of a room is laid with. */
type Cloth = 'leather' | 'night' | 'parchment' | 'ribbon' | 'slate' | 'snow' | 'vault' | 'velvet';

/** A page whose felt is another cloth than the house's: what stands on felt in it takes its colours from there. */
export function Room({ cloth, children }: { cloth: Cloth; children: ReactNode }) {
  return <div className={styles[cloth]}>{children}</div>;
}
