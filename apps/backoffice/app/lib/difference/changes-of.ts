/** What is known of a thing at one moment; null where it was not there. */
export type State = Readonly<Record<string, unknown>> | null;

export interface ChangedField {
  readonly field: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The fields that differ, as they are read. A field that stayed the same says nothing and is left out. */
export function changesOf(before: State, after: State): readonly ChangedField[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({ field, before: shown(before, field), after: shown(after, field) }))
    .filter((change) => change.before !== change.after);
}

function shown(state: State, field: string): string | undefined {
  if (!state || !Object.hasOwn(state, field)) return undefined;
  const value = state[field];
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}
