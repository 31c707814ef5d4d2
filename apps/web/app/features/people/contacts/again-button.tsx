import { ApiError } from '@croupier/contract/kit';
import { CODE_WAIT_MS } from '@croupier/domain/people/contacts';
import { Button } from '@croupier/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { clockOf, useWait } from '../notices/use-wait.ts';
import styles from './contacts.module.css';
import { useContactsErrorText } from './error-text.ts';

interface AgainButtonProps {
  /** What is waited for, on whatever screen it is asked for. */
  id: string;
  label: string;
  /** @returns when it may be asked for again */
  send(): Promise<{ againAt: string }>;
  /** When it may be asked for, where that is known before the first press. */
  againAt?: string | undefined;
  /** What is said once it is sent, where it is no letter. */
  sent?: string;
}

/** Asks for a letter or a code again, at most every three minutes, and counts down to the next time. */
export function AgainButton({ id, label, send, againAt, sent }: AgainButtonProps) {
  const t = useTranslations('contacts.again');
  const errorText = useContactsErrorText();
  const { leftMs, begin } = useWait(id);
  const asked = useMutation({
    mutationFn: send,
    onSuccess: (answer) => begin(Date.parse(answer.againAt) - Date.now()),
    onError: (error) => {
      const waitMs = waitOf(error);
      if (waitMs !== undefined) begin(waitMs);
    },
  });
  useEffect(() => {
    const waitMs = againAt === undefined ? 0 : Date.parse(againAt) - Date.now();
    if (waitMs > 0) begin(waitMs);
    // Only when what the house says changes: `begin` is another function each time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [againAt]);
  const isWaiting = leftMs > 0;
  const failed = asked.isError && waitOf(asked.error) === undefined;
  return (
    <div className={styles.again}>
      <Button
        busy={asked.isPending}
        aria-disabled={isWaiting || undefined}
        onClick={() => !isWaiting && asked.mutate()}
      >
        {isWaiting ? (
          <span className="tabular" aria-hidden="true">
            {t('wait', { time: clockOf(leftMs) })}
          </span>
        ) : (
          label
        )}
        {isWaiting && <span className="visually-hidden">{label}</span>}
      </Button>
      <span role="status" className={styles.said}>
        {failed && errorText(asked.error)}
        {asked.isSuccess && (isWaiting ? (sent ?? t('sent')) : sent === undefined && t('may'))}
      </span>
    </div>
  );
}

/** How long the house wants to wait still; undefined where that is not what it said. */
function waitOf(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.key !== 'too_many_requests') return undefined;
  return (error.details as { retryAfterMs?: number } | undefined)?.retryAfterMs ?? CODE_WAIT_MS;
}
