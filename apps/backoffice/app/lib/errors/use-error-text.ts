import { ApiError } from '@croupier/contract/kit';
import { useTranslations } from 'use-intl';

/** What an operator reads of an error: by its key, and where it has no text of its own, with the id of the request. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('lib');
  return (error) => {
    if (!(error instanceof ApiError)) return t('errors.unknown');
    const key = keyOf(error, t.has);
    const isKnown = t.has(key);
    const text = isKnown ? t(key) : t('errors.unknown');
    // What the operator cannot mend is asked after by this id.
    const isOurs = !isKnown || error.status >= 500;
    return isOurs && error.requestId ? `${text} ${t('requestId', { id: error.requestId })}` : text;
  };
}

/** The text of the rule that is against it, where the house names one that has a text; else that of the error. */
function keyOf({ key, details }: ApiError, has: (key: string) => boolean): string {
  const { rule } = (details ?? {}) as { rule?: unknown };
  const ofRule = `rules.${String(rule)}`;
  return key === 'user_cant_use_exception' && has(ofRule) ? ofRule : `errors.${key}`;
}
