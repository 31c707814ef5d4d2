import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a whole file or none: another process may be making, or reading, the same one. Its folder is made. */
export async function keepFile(file: string, body: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const half = `${file}.${process.pid}`;
  await writeFile(half, body);
  await rename(half, file);
}
