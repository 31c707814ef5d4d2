import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';

const SERVER = join(import.meta.dirname, '../../..');

interface Made {
  /** The file's path from the server's folder. */
  readonly name: string;
  readonly text: string;
}

/** Holds a committed file against the text that the code makes. @param update writes the file anew first */
export async function holdFile({ name, text }: Made, update: boolean): Promise<void> {
  const file = join(SERVER, name);
  if (update) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const committed = await readFile(file, 'utf8').catch(() => '');
  expect(text, `${name} is out of date: run npm run generate`).toBe(committed);
}
