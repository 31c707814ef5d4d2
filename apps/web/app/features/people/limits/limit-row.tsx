import type { PlayerLimit } from '@croupier/contract/people/limits';
import { Button } from '@croupier/ui';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { AskedLimit } from './asked-limit.tsx';
import { LimitForm } from './limit-form.tsx';
import { limitFailure, limitOutcome } from './limit-outcome.ts';
import { LimitState } from './limit-state.tsx';
import { useLimitAction, type LimitAction } from './limits-queries.ts';
import styles from './limits.module.css';

/** One limit: what it is and what is left of it, what waits, and a form to change it. */
export function LimitRow({ limit }: { limit: PlayerLimit }) {
  const t = useTranslations('limits');
  const action = useLimitAction();
  const [editing, setEditing] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const { rule, period, size } = limit;

  const failure = action.isError && limitFailure(action.error);

  const close = () => {
    setEditing(false);
    // The button that opened the form is there again after this render, and first in its row.
    requestAnimationFrame(() => row.current?.querySelector('button')?.focus());
  };
  const act = (wanted: LimitAction) => action.mutate(wanted, { onSuccess: close });
  const open = t(size === null ? 'set' : 'change');
  return (
    <li className={styles.row} ref={row}>
      <div className={styles.head}>
        <LimitState limit={limit} />
        {!editing && (
          <Button
            size="small"
            aria-label={`${open}: ${t(`rules.${rule}.name`)}, ${t(`periods.${period}`)}`}
            onClick={() => {
              action.reset();
              setEditing(true);
            }}
          >
            {open}
          </Button>
        )}
      </div>
      {editing && <LimitForm limit={limit} busy={action.isPending} onAction={act} onClose={close} />}
      {limit.asked && !editing && (
        <AskedLimit limit={limit} asked={limit.asked} busy={action.isPending} onAction={act} />
      )}
      <p role="status" className={action.isError ? styles.failed : styles.done}>
        {failure && t(failure)}
        {action.isSuccess && t(`outcome.${limitOutcome(action.variables, limit)}`)}
      </p>
    </li>
  );
}
