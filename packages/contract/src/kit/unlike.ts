import { faultLine } from './fault-lines.ts';

/**
 * Faults of texts that must have the same parts, as in every language: what one of them has is missing where it is not, and a list is as long as the longest.
 * @param paths where each of the values stands
 */
export function unlike(paths: readonly string[], values: readonly unknown[]): string[] {
  if (values.every((value) => value === undefined)) return [];
  const here = paths.map((at, index) => ({ at, value: values[index] }));
  const absent = here.filter(({ value }) => value === undefined).map(({ at }) => faultLine(at, 'missing'));
  const parts = here.filter(({ value }) => typeof value === 'object' && value !== null);
  const length = Math.max(0, ...parts.map(({ value }) => (Array.isArray(value) ? value.length : 0)));
  const short = parts
    .filter(({ value }) => Array.isArray(value) && value.length < length)
    .map(({ at }) => faultLine(at, 'length', length));
  const names = new Set(parts.flatMap(({ value }) => Object.keys(value as object)));
  const inside = [...names].flatMap((name) => {
    // Items that a shorter list lacks are told once, by its length.
    const having = Array.isArray(parts[0]?.value) ? parts.filter(({ value }) => hasOwn(value, name)) : parts;
    return unlike(
      having.map(({ at }) => `${at}/${name}`),
      having.map(({ value }) => (hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined)),
    );
  });
  return [...absent, ...short, ...inside];
}

const hasOwn = (value: unknown, name: string): boolean => Object.hasOwn(value as object, name);
