import { writeSearch, type Search } from '../search-text.ts';
import type { ListDefinition, ListOperation } from './list-definition.ts';

/** What of an address narrows and orders a list; what else it says (an open drawer) is not the list's. */
export function listQueryOf(definition: ListNames, search: Search): Search {
  const names = ['sort', ...definition.filters.map(({ name }) => name)];
  return Object.fromEntries(
    names.flatMap((name) => (search[name] ? [[name, search[name]]] : [])).sort(),
  ) as Search;
}

/** The part of a definition that its address is read by. */
export type ListNames = Pick<ListDefinition, 'operation'> & {
  readonly filters: readonly { readonly name: string }[];
};

/** The address with all filters and the order left out. */
export function withoutFilters(definition: ListNames, search: Search): Search {
  const own = new Set(['sort', ...definition.filters.map(({ name }) => name)]);
  return Object.fromEntries(Object.entries(search).filter(([name]) => !own.has(name)));
}

/** Where all of a list is had as a file, in the same order and as narrow. */
export function exportAddress(definition: ListNames, search: Search): string {
  const query = writeSearch(listQueryOf(definition, search));
  return `${definition.operation.path}.csv${query && `?${query}`}`;
}

interface FieldSchema {
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly enum?: readonly string[];
}

function schemaOf({ query }: ListOperation, name: string): FieldSchema {
  const { properties } = query as unknown as { properties: Readonly<Record<string, FieldSchema>> };
  return properties[name] ?? {};
}

/** The orders of a list; the first is the one when none is asked for. */
export const sortsOf = (operation: ListOperation): readonly string[] =>
  schemaOf(operation, 'sort').enum ?? [];

/** Whether the server takes such a text for a filter, so that half of a word is not sent to be refused. */
export function isTaken(operation: ListOperation, name: string, text: string): boolean {
  const { pattern, minLength = 0, maxLength = Infinity } = schemaOf(operation, name);
  return text.length >= minLength && text.length <= maxLength && (!pattern || new RegExp(pattern).test(text));
}

export type Direction = 'ascending' | 'descending' | 'none';

/** How a column is sorted now. */
export function directionOf(operation: ListOperation, search: Search, sort: string): Direction {
  const now = search['sort'] ?? sortsOf(operation)[0];
  return now === sort ? 'ascending' : now === `-${sort}` ? 'descending' : 'none';
}

/** The order that a press on a column's heading asks for: the one of its two that it has and is not in. */
export function nextSort(operation: ListOperation, search: Search, sort: string): string | undefined {
  const now = search['sort'] ?? sortsOf(operation)[0];
  const [first, second] = sortsOf(operation).filter((each) => each === sort || each === `-${sort}`);
  return now === first ? (second ?? first) : first;
}
