/** Bounds of a JSON body beside its bytes. */
export const MAX_DEPTH = 16;
export const MAX_ITEMS = 1_000;

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads JSON as strictly as money needs: what two readers could understand differently is no JSON here.
 * @throws SyntaxError for malformed text, a key twice in one object, a key of the prototype chain, more than
 * 16 levels or 1 000 items in one list or object.
 */
export function parseStrictJson(text: string): unknown {
  // First the platform's own parser, so that the scan below may assume well-formed text. JSON.parse keeps
  // its place on the heap, so depth alone cannot overflow anything.
  const value: unknown = JSON.parse(text);
  scan(text);
  return value;
}

interface Level {
  keys: Set<string> | undefined;
  items: number;
}

function scan(text: string): void {
  const levels: Level[] = [];
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (character === QUOTE) {
      const end = endOfString(text, at);
      if (isKey(text, end)) rememberKey(levels.at(-1), JSON.parse(text.slice(at, end + 1)) as string);
      at = end;
    } else if (character === OPEN_OBJECT || character === OPEN_LIST) {
      levels.push({ keys: character === OPEN_OBJECT ? new Set() : undefined, items: 0 });
      if (levels.length > MAX_DEPTH) throw new SyntaxError('too deep');
    } else if (character === CLOSE_OBJECT || character === CLOSE_LIST) {
      levels.pop();
    } else if (character === COMMA) {
      const level = levels.at(-1);
      if (level && ++level.items >= MAX_ITEMS) throw new SyntaxError('too many items');
    }
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}

/** A string is a key when a colon follows it: in well-formed JSON nothing else is followed by one. */
function isKey(text: string, end: number): boolean {
  let at = end + 1;
  while (text.charCodeAt(at) <= 0x20) at++;
  return text.charCodeAt(at) === COLON;
}

function rememberKey(level: Level | undefined, key: string): void {
  if (!level?.keys) return;
  if (level.keys.has(key) || FORBIDDEN_KEYS.has(key)) throw new SyntaxError('key twice or not allowed');
  level.keys.add(key);
}
