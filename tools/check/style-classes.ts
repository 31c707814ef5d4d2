import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { ROOT } from '../root.ts';
import { listTrackedFiles } from './tracked-files.ts';

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** What a component takes of a sheet: classes by name, and perhaps one that only shows when it runs (`styles[size]`). */
interface Taken {
  readonly names: Map<string, string>;
  isOpen: boolean;
}

/** A name that is no class of its sheet is `undefined` on the page and nobody is told; a class that nobody takes is dead. */
export function checkStyleClasses(): string[] {
  const files = listTrackedFiles().map((path) => ({
    path,
    text: () => readFileSync(join(ROOT, path), 'utf8'),
  }));
  const read = (pattern: RegExp) =>
    files.filter(({ path }) => pattern.test(path)).map(({ path, text }) => ({ path, text: text() }));
  return findClassFaults(read(/\.tsx?$/), read(/\.module\.css$/));
}

/** @returns a line for each name that its sheet does not have, and for each class that no file takes */
export function findClassFaults(sources: readonly SourceFile[], sheets: readonly SourceFile[]): string[] {
  const taken = new Map<string, Taken>();
  for (const source of sources) readTaken(source, taken);
  return sheets.flatMap(({ path, text }) => {
    const has = classesOf(text);
    const { names, isOpen } = taken.get(path) ?? { names: new Map<string, string>(), isOpen: false };
    const missing = [...names]
      .filter(([name]) => !has.has(name))
      .map(([name, by]) => `${by}: ${path} has no class ${name}`);
    const dead = isOpen ? [] : [...has].filter((name) => !names.has(name));
    return [...missing, ...dead.map((name) => `${path}: nobody takes the class ${name}`)];
  });
}

function readTaken({ path, text }: SourceFile, taken: Map<string, Taken>): void {
  const rest = text.replaceAll(/import \w+ from '[^']+\.module\.css';/g, '');
  for (const [, local, sheet] of text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)';/g)) {
    const at = normalize(join(dirname(path), sheet!));
    const of = taken.get(at) ?? { names: new Map<string, string>(), isOpen: false };
    taken.set(at, of);
    for (const [, after, dotted, quoted] of rest.matchAll(usesOf(local!))) {
      const name = dotted ?? quoted;
      if (name) of.names.set(name, path);
      else if (after !== undefined) of.isOpen = true;
    }
  }
}

/** `styles.name`, `styles['name']`, or the sheet in any other use. */
const usesOf = (local: string) =>
  new RegExp(String.raw`(?<![\w.'])${local}\b(?!')(\.(\w+)|\['([\w-]+)'\]|)`, 'g');

function classesOf(css: string): Set<string> {
  const selectors = css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/:global\([^)]*\)/g, '')
    .replace(/:[^;{}]*;/g, ';');
  return new Set([...selectors.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name]) => name!));
}
