/**
 * One text for one value: object keys in ascending code-unit order, no white space, undefined members left
 * out, numbers only as whole numbers. The same rules as RFC 8785 (JCS) for the values that definitions hold.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') return wholeNumber(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object') return objectText(value as Record<string, unknown>);
  throw new TypeError(`No canonical form for ${typeof value}`);
}

function wholeNumber(value: number): string {
  if (!Number.isSafeInteger(value)) throw new TypeError(`No canonical form for the number ${value}`);
  return String(value);
}

function objectText(value: Record<string, unknown>): string {
  const members = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`);
  return `{${members.join(',')}}`;
}
