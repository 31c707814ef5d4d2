import { ApiError } from '@croupier/contract/kit';
import { ErrorState } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { useErrorText } from './use-error-text.ts';

/** In place of what could not be shown: what happened, the id of the request, and the way to ask again. */
export function Failure({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const t = useTranslations('lib');
  const textOf = useErrorText();
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  const text = textOf(error);
  return (
    <ErrorState
      title={t('failed')}
      text={requestId && !text.includes(requestId) ? `${text} ${t('requestId', { id: requestId })}` : text}
      retryLabel={t('retry')}
      onRetry={onRetry}
    />
  );
}
