import { ApiError } from '@croupier/contract/kit';
import { useTranslations } from 'use-intl';

/** What an operator reads of an error: by its key, and where it has no text of its own, with the id of the request. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('lib');
  return (error) => {
    if (!(error instanceof ApiError)) return t('errors.unknown');
    const key = `errors.${error.key}`;
    const isKnown = t.has(key);
    const text = isKnown ? t(key) : t('errors.unknown');
    // What the operator cannot mend is asked after by this id.
    const isOurs = !isKnown || error.status >= 500;
    return isOurs && error.requestId ? `${text} ${t('requestId', { id: error.requestId })}` : text;
  };
}
