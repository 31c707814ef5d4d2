import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  indexEntries,
  WATCH_KINDS,
  type FindMatches,
  type WatchEntry,
} from '@croupier/domain/people/watch-lists';
import Type from 'typebox';
import Value from 'typebox/value';
import type { WatchList } from './watch-list.ts';

const ENDING = '.jsonl';

/** A line of a file, which is a list: `{"id":"7","kind":"pep","names":["Iryna Koval"],"born":["1970-02-28"],"note":"a mayor"}`. */
const LineSchema = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 100 }),
  kind: Type.Enum([...WATCH_KINDS]),
  names: Type.Array(Type.String({ minLength: 1, maxLength: 300 }), { minItems: 1, maxItems: 200 }),
  born: Type.Optional(Type.Array(Type.String({ pattern: '^\\d{4}(-\\d{2}-\\d{2})?$' }), { maxItems: 50 })),
  note: Type.Optional(Type.String({ maxLength: 2_000 })),
});

/**
 * Lists as a folder of files, which somebody puts there and replaces while the house runs. A file that cannot be read as one stops the
 * looking up, with its name and line: half a list would let through whom the other half names.
 */
export function createFileWatchList(folder: string): WatchList {
  let known: { looks: string; version: string; find: FindMatches } | undefined;
  const read = async () => {
    const looks = await looksOf(folder);
    if (known?.looks === looks) return known;
    const files = await readFiles(folder);
    const hash = createHash('sha256');
    for (const { list, text } of files) hash.update(`${list}\n${text}\n`);
    const version = hash.digest('hex');
    known = { looks, version, find: indexEntries(files.flatMap(entriesOf)) };
    return known;
  };
  return {
    version: async () => (await read()).version,
    // As the version last was: a run looks everybody up in one.
    find: async (person) => (known ?? (await read())).find(person),
  };
}

const listsIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith(ENDING)).sort();

/** Whether files have changed is told by when they did and how long they are. */
async function looksOf(folder: string): Promise<string> {
  const stats = await Promise.all(
    (await listsIn(folder)).map(async (name) => {
      const { mtimeMs, size } = await stat(join(folder, name));
      return `${name} ${mtimeMs} ${size}`;
    }),
  );
  return stats.join('\n');
}

interface ListFile {
  readonly list: string;
  readonly text: string;
}

async function readFiles(folder: string): Promise<ListFile[]> {
  const names = await listsIn(folder);
  return Promise.all(
    names.map(async (name) => ({
      list: basename(name, ENDING),
      text: await readFile(join(folder, name), 'utf8'),
    })),
  );
}

function entriesOf({ list, text }: ListFile): WatchEntry[] {
  return text.split('\n').flatMap((line, at) => {
    if (line.trim() === '') return [];
    const entry = parsed(line);
    if (!Value.Check(LineSchema, entry))
      throw new Error(`${list}${ENDING}: line ${at + 1} is no entry of a watch list`);
    const { id, kind, names, born = [], note = null } = entry;
    return [{ id, list, kind, names, born, note }];
  });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
