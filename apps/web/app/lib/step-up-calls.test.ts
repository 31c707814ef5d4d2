import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const REPOSITORY = join(import.meta.dirname, '../../../..');

const textsOf = (pattern: string): string =>
  globSync(pattern, { cwd: REPOSITORY, exclude: (path) => path.includes('.test.') })
    .map((path) => readFileSync(join(REPOSITORY, path), 'utf8'))
    .join('\n');

/** The names of the operations that want a proof of who asks. */
const names = [
  ...textsOf('packages/contract/src/**/*.ts').matchAll(/^export const (\w+) = operation\(\{(.*?)^\}\);/gms),
].flatMap(([, name, body]) => (/^ {2}stepUp: true,$/m.test(body!) ? [name!] : []));

const screens = textsOf('apps/web/app/**/*.{ts,tsx}');
const asking = [...insidesOf(screens, ' steppingUp(')];

test('there are operations that want a proof', () => {
  expect(names).toEqual(expect.arrayContaining(['changePasswordNative', 'linkTelegram', 'deleteAccount']));
});

test.each(names)('%s is called where the proof that it wants is asked for', (name) => {
  const call = new RegExp(`\\bcall(Proving)?\\(${name}\\b`, 'g');
  const calls = [...screens.matchAll(call)];
  expect(calls.length).toBeGreaterThan(0);
  expect(asking.flatMap((inside) => [...inside.matchAll(call)])).toHaveLength(calls.length);
});

/** All that stands between the brackets of each `steppingUp(…)`. */
function* insidesOf(text: string, opening: string): Generator<string> {
  for (let at = text.indexOf(opening); at !== -1; at = text.indexOf(opening, at + 1)) {
    const from = at + opening.length;
    let end = from;
    for (let open = 1; open > 0; end++) open += text[end] === '(' ? 1 : text[end] === ')' ? -1 : 0;
    yield text.slice(from, end);
  }
}
