import type { Operation } from '@croupier/contract/kit';
import { Suspense, useEffect, useRef, useState } from 'react';
import { loadProving } from './call-proving.ts';
import styles from './proof-of-work.module.css';

type Proving = Awaited<ReturnType<typeof loadProving>>;

/**
 * Stands in a form that is sent by `callProving`: says what takes so long, and stops when the form is left.
 * @param ahead the operation whose proof is begun with the first touch of the form; of one that seldom needs a proof there is none
 */
export function ProofOfWork({ ahead }: { ahead?: Operation }) {
  const status = useRef<HTMLParagraphElement>(null);
  const [proving, setProving] = useState<Proving>();
  useEffect(() => {
    const form = status.current?.closest('form');
    const left = new AbortController();
    const { signal } = left;
    const prepare = () =>
      void loadProving().then(
        (loaded) => {
          if (signal.aborted) return;
          setProving(loaded);
          if (ahead) loaded.prepareProof(ahead);
          signal.addEventListener('abort', loaded.forgetProofs);
        },
        // Whoever sends the form is told.
        () => undefined,
      );
    for (const touch of ['focusin', 'submit']) form?.addEventListener(touch, prepare, { signal });
    // Whoever was faster than the scripts is in it already.
    if (form?.contains(document.activeElement)) prepare();
    return () => left.abort();
  }, [ahead]);
  return (
    <p ref={status} role="status" className={styles.status}>
      <Suspense>{proving && <proving.WhyItTakes />}</Suspense>
    </p>
  );
}
