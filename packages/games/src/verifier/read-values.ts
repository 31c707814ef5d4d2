/** The text of that name; throws a TypeError that names it where there is none. */
export function text(values: Record<string, unknown>, name: string): string {
  const value = values[name];
  if (typeof value !== 'string') throw new TypeError(`${name} is missing or no text`);
  return value;
}

/** A count that is written as a number or as its digits. */
export function count(value: unknown): number {
  const isCount =
    typeof value === 'number' || (typeof value === 'string' && /^(0|[1-9][0-9]{0,14})$/.test(value));
  if (!isCount || !Number.isSafeInteger(Number(value)) || Number(value) < 0)
    throw new TypeError(`${JSON.stringify(value)} is not a whole number from 0`);
  return Number(value);
}
