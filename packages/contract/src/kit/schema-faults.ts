import { faultLine } from './fault-lines.ts';

/** The part of JSON Schema that definitions of content and of programmes are written in; tests hold them to it. */
export interface Schema {
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'boolean';
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly minProperties?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly const?: string;
  /** Shapes to choose between: by what the field says that tells them apart (`tellerOf`), else by which fits best. */
  readonly anyOf?: readonly Schema[];
}

/** Every word of it. */
export const SCHEMA_WORDS = [
  ...['type', 'properties', 'required', 'patternProperties', 'additionalProperties', 'minProperties'],
  ...['items', 'minItems', 'maxItems', 'uniqueItems', 'minLength', 'maxLength', 'minimum', 'maximum'],
  ...['pattern', 'format', 'enum', 'const', 'anyOf'],
];

/**
 * Lines of what is wrong with a value, each field by itself and all of them: a form marks them where they stand.
 * @param at where the value stands: `facts`, `terms/loot`
 */
export function schemaFaults(at: string, schema: Schema, value: unknown): string[] {
  if (value === undefined) return [faultLine(at, 'missing')];
  if (schema.anyOf) return inChoice(at, schema.anyOf, value);
  if (schema.type === 'object')
    return isRecord(value) ? inObject(at, schema, value) : [faultLine(at, 'type')];
  if (schema.type === 'array')
    return Array.isArray(value) ? inList(at, schema, value as unknown[]) : [faultLine(at, 'type')];
  if (schema.type === 'integer')
    return Number.isSafeInteger(value) ? inNumber(at, schema, Number(value)) : [faultLine(at, 'type')];
  if (schema.type === 'boolean') return typeof value === 'boolean' ? [] : [faultLine(at, 'type')];
  return typeof value === 'string' ? inText(at, schema, value) : [faultLine(at, 'type')];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names the field that tells a shape from the others of a choice: its kind, or `as` what it is. */
export const tellerOf = ({ properties }: Schema): 'kind' | 'as' | undefined =>
  (['kind', 'as'] as const).find((name) => properties?.[name]);

function inChoice(at: string, shapes: readonly Schema[], value: unknown): string[] {
  const told = shapes.filter(tellerOf);
  if (told.length > 0 && isRecord(value)) {
    const shape = told.find((one) => isIn(one.properties![tellerOf(one)!]!, value[tellerOf(one)!]));
    if (shape) return inObject(at, shape, value);
    const teller = tellerOf(told[0]!)!;
    if (told.length === shapes.length)
      return [faultLine(`${at}/${teller}`, value[teller] === undefined ? 'missing' : 'choice')];
  }
  const faults = shapes.map((shape) => schemaFaults(at, shape, value));
  return faults.reduce((least, other) => (other.length < least.length ? other : least));
}

const isIn = (schema: Schema, value: unknown): boolean =>
  schema.const === undefined ? (schema.enum ?? []).includes(value as string) : schema.const === value;

function inObject(at: string, schema: Schema, value: Readonly<Record<string, unknown>>): string[] {
  const { properties = {}, required = [], patternProperties = {}, minProperties = 0 } = schema;
  const [anyOther] = Object.values(patternProperties);
  const names = new Set([...Object.keys(properties), ...Object.keys(value)]);
  const few = Object.keys(value).length < minProperties ? [faultLine(at, 'few', minProperties)] : [];
  const inside = [...names].flatMap((name) => {
    const known = Object.hasOwn(properties, name) ? properties[name] : anyOther;
    const here = `${at}/${name}`;
    if (!known) return [faultLine(here, 'unknown')];
    const own = Object.hasOwn(value, name) ? value[name] : undefined;
    return own === undefined && !required.includes(name) ? [] : schemaFaults(here, known, own);
  });
  return [...few, ...inside];
}

function inList(at: string, schema: Schema, value: readonly unknown[]): string[] {
  const { items = {}, minItems = 0, maxItems = Infinity, uniqueItems } = schema;
  return [
    ...(value.length < minItems ? [faultLine(at, 'few', minItems)] : []),
    ...(value.length > maxItems ? [faultLine(at, 'many', maxItems)] : []),
    ...(uniqueItems && new Set(value).size < value.length ? [faultLine(at, 'twice')] : []),
    ...value.flatMap((item, index) => schemaFaults(`${at}/${index}`, items, item)),
  ];
}

function inNumber(at: string, { minimum = -Infinity, maximum = Infinity }: Schema, value: number): string[] {
  if (value < minimum) return [faultLine(at, 'few', minimum)];
  return value > maximum ? [faultLine(at, 'many', maximum)] : [];
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
