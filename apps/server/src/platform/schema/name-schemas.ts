import { inOrder, isObject, type Json, type JsonObject } from './json.ts';

/** Names of schemas by `shapeOf`. */
export type SchemaNames = ReadonlyMap<string, string>;

/**
 * Puts each schema that has a name into `components/schemas`, and a `$ref` in each of its places: what operations share stands once,
 * under the name that it has in the code.
 */
export function nameSchemas(document: JsonObject, names: SchemaNames): JsonObject {
  const schemas = new Map<string, JsonObject>();
  const membersOf = (part: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(part).map(([key, member]) => [key, placed(member)]));
  const placed = (part: Json): Json => {
    if (Array.isArray(part)) return part.map(placed);
    if (!isObject(part)) return part;
    const name = names.get(shapeOf(part));
    if (name === undefined) return membersOf(part);
    if (!schemas.has(name)) schemas.set(name, membersOf(part));
    return { $ref: `#/components/schemas/${name}` };
  };
  const { responses, ...components } = document['components'] as JsonObject;
  return {
    ...document,
    paths: placed(document['paths']!),
    components: { ...components, responses: placed(responses!), schemas: inOrder(schemas) },
  };
}

/**
 * A schema as text, the same for equal schemas whatever the order of their keys, and for one as the routes' document writes it: a
 * constant as a choice of one, names of any form as further names.
 */
export function shapeOf(schema: unknown): string {
  return JSON.stringify(schema, (_key, part: unknown) => {
    if (!isObject(part)) return part;
    const { const: constant, patternProperties: byForm, ...rest } = part;
    return inOrder(
      Object.entries({
        ...rest,
        ...(constant !== undefined && { enum: [constant] }),
        ...(isObject(byForm) && { additionalProperties: Object.values(byForm)[0]! }),
      }),
    );
  });
}
