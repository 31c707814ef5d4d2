import { LANGUAGES, type Language } from '@croupier/domain/site/regions';
import { faultIn, type FaultRule } from '../../../kit/fault-lines.ts';
import { schemaFaults, type Schema } from '../../../kit/schema-faults.ts';
import { disagreementsOf } from './agreement.ts';
import { CONTENT_KINDS, type ContentKindName } from './kinds.ts';
import { noticeFaultsOf } from './notice-faults.ts';

/** Of these not even a draft has any. */
const NEVER: ReadonlySet<FaultRule> = new Set(['type', 'unknown']);

/**
 * @param key of the document: by it one knows with what the texts of a notice are filled
 * @returns what is wrong with a body, a line each: where it stands, and what it breaks: `ua/title: short 1`
 */
export function faultsOf(
  kind: ContentKindName,
  body: { facts: unknown; texts: object },
  key?: string,
): string[] {
  const texts = body.texts as Partial<Record<Language, unknown>>;
  const { facts, text } = CONTENT_KINDS[kind];
  const lines = [
    ...schemaFaults('facts', facts as Schema, body.facts),
    ...LANGUAGES.flatMap((language) => schemaFaults(language, text as Schema, texts[language])),
    ...disagreementsOf(kind, body),
    ...(kind === 'notice' && key !== undefined ? noticeFaultsOf(key, texts) : []),
  ];
  return [...new Set(lines)];
}

/** @returns what is wrong even with a draft: it has what its kind does not know, or in a form that is not its own */
export const draftFaultsOf = (
  kind: ContentKindName,
  body: { facts: unknown; texts: object },
  key?: string,
): string[] => faultsOf(kind, body, key).filter((line) => NEVER.has(faultIn(line).rule));
