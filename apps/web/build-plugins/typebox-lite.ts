/*
 * Stands in for TypeBox in the browser, where operations are only called, never validated: schemas stay
 * plain JSON Schema (forms read limits and patterns from them), and 60 KB of builders stay at home.
 */
type Schema = Record<string, unknown>;
type Properties = Record<string, Schema>;

const of =
  (type: string) =>
  (options: Schema = {}) => ({ type, ...options });
const pick = (object: Schema, keep: (key: string) => boolean): Schema => ({
  ...object,
  properties: Object.fromEntries(
    Object.entries(object['properties'] as Properties).filter(([key]) => keep(key)),
  ),
});

const Type = {
  String: of('string'),
  Integer: of('integer'),
  Number: of('number'),
  Boolean: of('boolean'),
  Null: of('null'),
  Unknown: (options: Schema = {}) => ({ ...options }),
  Any: (options: Schema = {}) => ({ ...options }),
  Literal: (value: unknown) => ({ const: value }),
  Enum: (values: unknown) => ({ enum: values }),
  Union: (anyOf: Schema[], options: Schema = {}) => ({ anyOf, ...options }),
  Intersect: (allOf: Schema[], options: Schema = {}) => ({ allOf, ...options }),
  Array: (items: Schema, options: Schema = {}) => ({ type: 'array', items, ...options }),
  Tuple: (items: Schema[], options: Schema = {}) => ({ type: 'array', items, ...options }),
  Record: (_key: Schema, value: Schema, options: Schema = {}) => ({
    type: 'object',
    additionalProperties: value,
    ...options,
  }),
  Object: (properties: Properties, options: Schema = {}) => ({ type: 'object', properties, ...options }),
  Optional: (schema: Schema) => schema,
  Readonly: (schema: Schema) => schema,
  Partial: (schema: Schema) => schema,
  Omit: (object: Schema, keys: string[]) => pick(object, (key) => !keys.includes(key)),
  Pick: (object: Schema, keys: string[]) => pick(object, (key) => keys.includes(key)),
};

export default Type;
