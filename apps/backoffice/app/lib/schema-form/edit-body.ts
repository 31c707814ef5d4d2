/** A place in a body: the names and numbers that lead to it. */
export type Place = readonly (string | number)[];

/** The same value with another one at a place; `undefined` takes it out. What leads there is made where it is missing. */
export function setAt(value: unknown, [first, ...rest]: Place, to: unknown): unknown {
  if (first === undefined) return to;
  if (typeof first === 'number') {
    const list = [...listOf(value)];
    list[first] = setAt(list[first], rest, to);
    return list;
  }
  const { [first]: own, ...others } = recordOf(value);
  const next = setAt(own, rest, to);
  if (next === undefined) return others;
  // The order of what is there stays, so that nothing seems changed that is not.
  return own === undefined ? { ...others, [first]: next } : { ...recordOf(value), [first]: next };
}

/** The same value with one more item at the end of the list at a place. */
export const addItem = (value: unknown, place: Place, item: unknown): unknown =>
  setAt(value, place, [...listOf(valueAt(value, place)), item]);

/** The same value without an item; without the list, too, where that was its last and it may be left out. */
export function removeItem(value: unknown, place: Place, index: number, isOptional: boolean): unknown {
  const left = listOf(valueAt(value, place)).filter((_, at) => at !== index);
  return setAt(value, place, left.length === 0 && isOptional ? undefined : left);
}

/** The same value with an item one place earlier or later. */
export function moveItem(value: unknown, place: Place, index: number, by: -1 | 1): unknown {
  const list = [...listOf(valueAt(value, place))];
  const to = index + by;
  if (index >= list.length || to < 0 || to >= list.length) return value;
  [list[index], list[to]] = [list[to], list[index]];
  return setAt(value, place, list);
}

/** How many items the list at a place has. */
export const itemsAt = (value: unknown, place: Place): number => listOf(valueAt(value, place)).length;

export const valueAt = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined),
    value,
  );

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
