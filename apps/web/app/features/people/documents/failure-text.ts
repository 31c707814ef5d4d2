import { ApiError } from '@croupier/contract/kit';
import { useTranslations } from 'use-intl/react';
import { TooLarge } from './documents-queries.ts';

const TEXTS = {
  picture_unreadable: 'unreadable',
  payload_too_large: 'tooLarge',
  too_many_requests: 'tooOften',
  conflict: 'conflict',
  form_not_whole: 'form',
  network: 'network',
} as const;

/** What went wrong with a document, and what to do. */
export function useFailureText(): (error: Error) => string {
  const t = useTranslations('documents.failed');
  return (error) => {
    if (error instanceof TooLarge) return t('tooLarge');
    const key = error instanceof ApiError ? error.key : 'network';
    return t(Object.hasOwn(TEXTS, key) ? TEXTS[key as keyof typeof TEXTS] : 'other');
  };
}
