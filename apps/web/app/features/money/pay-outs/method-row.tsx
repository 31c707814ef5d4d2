import { ApiError } from '@croupier/contract/kit';
import type { PayOutMethod } from '@croupier/contract/money/pay-outs';
import { Badge, Button } from '@croupier/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { giveUp, PAY_OUTS_KEY } from './pay-outs-queries.ts';
import styles from './pay-outs.module.css';

const FAILURES: Readonly<Record<string, 'inUse' | 'errors.step_up_needed'>> = {
  conflict: 'inUse',
  step_up_needed: 'errors.step_up_needed',
};

/** One card or account by what may be seen of it, how it stands, and the way to give it up, asked twice. */
export function MethodRow({ method: { id, kind, state, mask, ownerName } }: { method: PayOutMethod }) {
  const t = useTranslations('pay-outs');
  const [asks, setAsks] = useState(false);
  const queries = useQueryClient();
  const leave = useMutation({
    mutationFn: () => giveUp(id),
    onSuccess: () => askAnew(queries, { queryKey: PAY_OUTS_KEY }),
    onError: () => setAsks(false),
  });
  const failure = leave.error instanceof ApiError ? FAILURES[leave.error.key] : undefined;
  const name = `${t(`kinds.${kind}`)} ${mask ?? ''}`.trim();
  return (
    <li className={styles.method}>
      <span className={styles.what}>
        <span>
          <strong>{t(`kinds.${kind}`)}</strong> <span className="tabular">{mask}</span>
        </span>
        {ownerName && <small>{ownerName}</small>}
        {state !== 'PROVEN' && (
          <span>
            <Badge tone="warn">{t(`methods.states.${state}`)}</Badge>
          </span>
        )}
      </span>
      {asks ? (
        <span className={styles.actions}>
          <Button size="small" look="danger" busy={leave.isPending} onClick={() => leave.mutate()}>
            {t('methods.giveUpSure')}
          </Button>
          <Button size="small" onClick={() => setAsks(false)}>
            {t('methods.keep')}
          </Button>
        </span>
      ) : (
        <Button size="small" onClick={() => setAsks(true)}>
          {t('methods.giveUp')}
          <span className="visually-hidden"> · {name}</span>
        </Button>
      )}
      <p role="status" className={styles.failed}>
        {leave.isError && t(`methods.${failure ?? 'giveUpFailed'}`)}
      </p>
    </li>
  );
}
