import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { keepFile } from '../keep-file.ts';

interface KeptFilesOptions {
  folder: string;
  /** All files together; beyond it the oldest go. */
  mostBytes: number;
}

export interface KeptFiles {
  /** The file under the name, made where it is not there; whoever asks meanwhile waits for the same. */
  get(name: string, make: () => Promise<Buffer>): Promise<Buffer>;
}

/** After a removal there is room for a while. */
const LEFT_SHARE = 0.8;

/** What is made when it is first asked for, and can be made again: kept on disk as far as there is room. */
export function createKeptFiles({ folder, mostBytes }: KeptFilesOptions): KeptFiles {
  const underWay = new Map<string, Promise<Buffer>>();
  let bytes: Promise<number> | undefined;

  const keep = async (name: string, body: Buffer): Promise<void> => {
    await keepFile(join(folder, name), body);
    // One after another, so that what is kept meanwhile is counted too; after a failure the folder is read again.
    const before = bytes?.catch(() => undefined);
    bytes = (async () => {
      const known = await before;
      const sum = known === undefined ? sumOf(await listed(folder)) : known + body.length;
      return sum > mostBytes ? removeOldest(folder, mostBytes * LEFT_SHARE) : sum;
    })();
    await bytes;
  };
  const find = async (name: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const kept = await readFile(join(folder, name)).catch(() => undefined);
    if (kept) return kept;
    const body = await make();
    // Where nothing can be written it is made again.
    await keep(name, body).catch(() => {});
    return body;
  };
  return {
    get(name, make) {
      const known = underWay.get(name) ?? find(name, make).finally(() => underWay.delete(name));
      underWay.set(name, known);
      return known;
    },
  };
}

interface Listed {
  readonly file: string;
  readonly bytes: number;
  readonly at: number;
}

async function listed(folder: string): Promise<Listed[]> {
  const files = (await readdir(folder)).map((name) => join(folder, name));
  const found = await Promise.all(
    files.map((file) =>
      // Another process may have removed it.
      stat(file).then(
        ({ size, mtimeMs }) => [{ file, bytes: size, at: mtimeMs }],
        () => [],
      ),
    ),
  );
  return found.flat();
}

const sumOf = (files: readonly Listed[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** @returns what is left */
async function removeOldest(folder: string, leftBytes: number): Promise<number> {
  const files = (await listed(folder)).sort((one, other) => one.at - other.at);
  let left = sumOf(files);
  for (const { file, bytes } of files) {
    if (left <= leftBytes) break;
    await rm(file, { force: true });
    left -= bytes;
  }
  return left;
}
