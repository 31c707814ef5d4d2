import { DocumentNameSchema, type DocumentName } from '@croupier/contract/office/content-desk';
import { useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';

const { kind: KIND, scope: SCOPE, key } = DocumentNameSchema.properties;
const KEY = new RegExp((key as { pattern?: string }).pattern ?? '');

export const isKey = (text: string): boolean => KEY.test(text);

/** Of which document an address speaks; undefined where it can be none. */
export function useNamed(): DocumentName | undefined {
  const { kind = '', key = '', scope = '' }: Record<string, string> = useParams({ strict: false });
  const isName =
    (KIND.enum as string[]).includes(kind) && isKey(key) && (SCOPE.enum as string[]).includes(scope);
  return isName ? ({ kind, key, scope } as DocumentName) : undefined;
}

/** A document in one word, as the log and the browser keep it. */
export const nameIn = ({ kind, key, scope }: DocumentName): string => `${kind}/${key}/${scope}`;

/** Whom a document is for, in words. */
export function useScopeText(): (scope: string) => string {
  const t = useTranslations('content-desk');
  return (scope) => t(`choices.scope.${scope}`);
}
