import type { Messages } from './messages.ts';

/** Compiled texts by their keys: `shell.nav.signIn`. */
export type WordsOver = readonly (readonly [key: string, text: unknown])[];

type Branch = Record<string, unknown>;

/**
 * Lays words over texts without touching them. A key that no text has is left out, so that nothing is said in place of a branch;
 * what a feature says in menus stands among the texts of the shell.
 * @returns the words as a tree, and all texts with them; both undefined where there are none
 */
export function wordsOver(
  shipped: Messages,
  own: WordsOver,
): { words: Messages | undefined; texts: Messages | undefined } {
  const words: Branch = {};
  let texts: Branch | undefined;
  for (const [key, text] of own) {
    const path = pathOf(key);
    if (!isText(path.reduce<unknown>((branch, name) => childOf(branch, name), shipped))) continue;
    put(words, path, text);
    texts = withText(texts ?? shipped, path, text);
  }
  return texts
    ? { words: words as Messages, texts: texts as Messages }
    : { words: undefined, texts: undefined };
}

function pathOf(key: string): string[] {
  const path = key.split('.');
  return path[1] === 'nav' ? ['shell', ...path.slice(1)] : path;
}

const childOf = (branch: unknown, name: string): unknown =>
  isBranch(branch) && Object.hasOwn(branch, name) ? branch[name] : undefined;

const isBranch = (value: unknown): value is Branch =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string' || Array.isArray(value);

function put(into: Branch, [name = '', ...rest]: readonly string[], text: unknown): void {
  if (rest.length === 0) into[name] = text;
  else put((into[name] ??= {}) as Branch, rest, text);
}

/** A copy along the path; all else is shared. */
function withText(branch: Branch, [name = '', ...rest]: readonly string[], text: unknown): Branch {
  const child = rest.length === 0 ? text : withText(branch[name] as Branch, rest, text);
  return { ...branch, [name]: child };
}
