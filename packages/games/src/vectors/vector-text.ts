/** The vectors as they are written: every member of the file, and every item of its lists, on a line of its own. */
export function vectorText(file: object): string {
  const members = Object.entries(file).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${memberText(value)}`,
  );
  return `{\n${members.join(',\n')}\n}\n`;
}

function memberText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const items = isList
    ? value.map((item) => JSON.stringify(item))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${JSON.stringify(item)}`);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  return items.length === 0 ? `${open}${close}` : `${open}\n    ${items.join(',\n    ')}\n  ${close}`;
}
