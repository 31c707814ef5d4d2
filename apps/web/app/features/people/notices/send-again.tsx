import { ApiError } from '@croupier/contract/kit';
import { resendEvent } from '@croupier/contract/people/notices';
import { RESEND_WAIT_MS } from '@croupier/domain/people/notices';
import { buttonClass } from '@croupier/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { call } from '../../../lib/api.ts';
import styles from './send-again.module.css';
import { clockOf, useWait } from './use-wait.ts';

/** Has a notice sent once more by the ways that the player chose, and says when that may be asked for again. */
export function SendAgain({ id }: { id: string }) {
  const t = useTranslations('notices.again');
  const { leftMs, begin } = useWait(id);
  const send = useMutation({
    mutationFn: () => call(resendEvent, { body: { id } }),
    onSuccess: () => begin(RESEND_WAIT_MS),
    onError: (error) => {
      const waitMs = waitOf(error);
      if (waitMs !== undefined) begin(waitMs);
    },
  });
  const isWaiting = leftMs > 0;
  const failed = send.isError && waitOf(send.error) === undefined;
  return (
    <div className={styles.again}>
      {/* It keeps the focus while it takes no press. */}
      <button
        type="button"
        className={buttonClass({ look: 'plain', size: 'small' })}
        aria-disabled={send.isPending || isWaiting || undefined}
        onClick={() => !send.isPending && !isWaiting && send.mutate()}
      >
        {/* Both texts lie over each other: the button is as wide before the wait as in it. */}
        <span className={styles.texts}>
          <span data-hidden={isWaiting || undefined}>{t('send')}</span>
          <span data-hidden={!isWaiting || undefined} aria-hidden="true" className="tabular">
            {t('wait', { time: clockOf(isWaiting ? leftMs : RESEND_WAIT_MS) })}
          </span>
        </span>
      </button>
      <span role="status" className={styles.said}>
        {failed && t('failed')}
        {isWaiting && (send.isSuccess ? t('sent') : t('justSent'))}
        {send.isSuccess && !isWaiting && t('may')}
      </span>
    </div>
  );
}

/** How long the house wants to wait still; undefined where that is not what it said. */
function waitOf(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.key !== 'too_many_requests') return undefined;
  const { retryAfterMs } = (error.details ?? {}) as { retryAfterMs?: number };
  return retryAfterMs ?? RESEND_WAIT_MS;
}
