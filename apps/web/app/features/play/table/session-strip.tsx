import { Suspense } from 'react';
import { later } from '../../../lib/offline.ts';
import styles from './session-strip.module.css';

const SessionBar = later(() => import('../../people/reality-checks/session-bar.tsx'));

/** Where a player sees for how long they have played and what it came to; as high before it is there. */
export function SessionStrip({ kind }: { kind: 'real' | 'play' }) {
  return (
    <div className={styles.strip} data-session>
      <Suspense>
        <SessionBar kind={kind} looks={styles} />
      </Suspense>
    </div>
  );
}
