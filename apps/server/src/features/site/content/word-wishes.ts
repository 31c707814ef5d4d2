import compile from 'icu-minify/compile';

/** What a text is filled with: names (`name`, and `<link>` for what stands round words), each in the forms it is written in. */
export type Wishes = ReadonlyMap<string, ReadonlySet<string>>;

/** @returns undefined where the text cannot be read: no page could be made with it */
export function readWish(text: string): Wishes | undefined {
  try {
    return wishesIn(compile(text));
  } catch {
    return undefined;
  }
}

function wishesIn(compiled: unknown): Wishes {
  const wishes = new Map<string, Set<string>>();
  const note = (name: string, form: string) => wishes.set(name, (wishes.get(name) ?? new Set()).add(form));
  const walk = (parts: unknown): void => {
    // A text is a string, or a list of its parts; `0` is the number that a plural counts, and no form of a placeholder.
    if (!Array.isArray(parts)) return;
    for (const part of parts as unknown[]) {
      if (!Array.isArray(part)) continue;
      const [name, form, ...rest] = part as [string, unknown, ...unknown[]];
      const isTag = form !== undefined && (typeof form !== 'number' || form === 0);
      note(isTag ? `<${name}>` : name, typeof form === 'number' && !isTag ? String(form) : 'plain');
      if (isTag) walk([form, ...rest]);
      else rest.forEach((choices) => isRecord(choices) && Object.values(choices).forEach(walk));
    }
  };
  walk(compiled);
  return wishes;
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
