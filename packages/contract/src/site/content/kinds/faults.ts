import { LANGUAGES, type Language } from '@croupier/domain/site/regions';
import { disagreementsOf } from './agreement.ts';
import { faultIn, faultLine, type FaultRule } from './fault-lines.ts';
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
    ...faultsAt('facts', facts as Schema, body.facts),
    ...LANGUAGES.flatMap((language) => faultsAt(language, text as Schema, texts[language])),
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

/** The part of JSON Schema that kinds are written in; a test holds them to it. */
export interface Schema {
  readonly type?: 'object' | 'array' | 'string' | 'integer';
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly const?: string;
}

/** Said of each field by itself, and of all of them: a form marks them where they stand. */
function faultsAt(at: string, schema: Schema, value: unknown): string[] {
  if (value === undefined) return [faultLine(at, 'missing')];
  if (schema.type === 'object')
    return isRecord(value) ? inObject(at, schema, value) : [faultLine(at, 'type')];
  if (schema.type === 'array')
    return Array.isArray(value) ? inList(at, schema, value as unknown[]) : [faultLine(at, 'type')];
  if (schema.type === 'integer') return Number.isSafeInteger(value) ? [] : [faultLine(at, 'type')];
  return typeof value === 'string' ? inText(at, schema, value) : [faultLine(at, 'type')];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function inObject(at: string, schema: Schema, value: Readonly<Record<string, unknown>>): string[] {
  const { properties = {}, required = [], patternProperties = {} } = schema;
  const [anyOther] = Object.values(patternProperties);
  const names = new Set([...Object.keys(properties), ...Object.keys(value)]);
  return [...names].flatMap((name) => {
    const known = Object.hasOwn(properties, name) ? properties[name] : anyOther;
    const here = `${at}/${name}`;
    if (!known) return [faultLine(here, 'unknown')];
    const own = Object.hasOwn(value, name) ? value[name] : undefined;
    return own === undefined && !required.includes(name) ? [] : faultsAt(here, known, own);
  });
}

function inList(at: string, schema: Schema, value: readonly unknown[]): string[] {
  const { items = {}, minItems = 0, maxItems = Infinity, uniqueItems } = schema;
  return [
    ...(value.length < minItems ? [faultLine(at, 'few', minItems)] : []),
    ...(value.length > maxItems ? [faultLine(at, 'many', maxItems)] : []),
    ...(uniqueItems && new Set(value).size < value.length ? [faultLine(at, 'twice')] : []),
    ...value.flatMap((item, index) => faultsAt(`${at}/${index}`, items, item)),
  ];
}

function inText(at: string, schema: Schema, value: string): string[] {
  const { minLength = 0, maxLength = Infinity, pattern } = schema;
  const choices = schema.const === undefined ? schema.enum : [schema.const];
  if (choices && !choices.includes(value)) return [faultLine(at, 'choice')];
  if (minLength > 0 && value === '') return [faultLine(at, 'missing')];
  const letters = [...value].length;
  if (letters < minLength) return [faultLine(at, 'short', minLength)];
  if (letters > maxLength) return [faultLine(at, 'long', maxLength)];
  return pattern !== undefined && !new RegExp(pattern).test(value) ? [faultLine(at, 'pattern')] : [];
}
