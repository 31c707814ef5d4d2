/** A part of a document, as `JSON.parse` makes it. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with its members in the order of their names. */
export const inOrder = (members: Iterable<readonly [string, Json]>): JsonObject =>
  Object.fromEntries([...members].toSorted(([left], [right]) => (left < right ? -1 : 1)));

const WIDTH = 130;

/**
 * JSON for reading: whatever fits on a line is on one, so that a change shows the line it is on; an object that holds nothing but one
 * other, or one value before it, begins and ends with that.
 */
export function printJson(value: Json, indent = '', taken = 0): string {
  const line = onOneLine(value);
  if (!isLong(value) || taken + line.length < WIDTH) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => `${inner}${printJson(item, inner, inner.length)}`);
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  const held = heldBy(value);
  if (held) {
    const head = `{ ${held.before}${JSON.stringify(held.key)}: `;
    return `${head}${printJson(held.object, indent, taken + head.length)} }`;
  }
  const members = Object.entries(value).map(([key, member]) => {
    const head = `${inner}${JSON.stringify(key)}: `;
    return `${head}${printJson(member, inner, head.length)}`;
  });
  return `{\n${members.join(',\n')}\n${indent}}`;
}

/** A reference, as every object of one value, stays on its line. */
function isLong(value: Json): value is Json[] | JsonObject {
  if (typeof value !== 'object' || value === null) return false;
  const members = Object.values(value) as Json[];
  return members.length > 1 || members.some(isLong);
}

function heldBy(holder: JsonObject): { before: string; key: string; object: JsonObject } | undefined {
  const members = Object.entries(holder);
  const [key, object] = members.at(-1)!;
  if (!isObject(object) || members.length > 2) return undefined;
  if (members.length === 1) return { before: '', key, object };
  const [[name, value]] = members as [[string, Json]];
  if (typeof value === 'object') return undefined;
  return { before: `${JSON.stringify(name)}: ${JSON.stringify(value)}, `, key, object };
}

function onOneLine(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([key, member]) => `${JSON.stringify(key)}: ${onOneLine(member)}`,
  );
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}
