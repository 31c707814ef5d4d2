import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { HeldHead } from './heads-books.ts';

/** The last head that was verified, in a file: outside of the database, whose owner could make another one. */
export function createKeptHead(file: string): {
  read(): HeldHead | undefined;
  write(head: HeldHead): void;
} {
  return {
    read: () => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as HeldHead) : undefined),
    write: ({ number, hash }) => {
      mkdirSync(dirname(file), { recursive: true });
      // Beside it and renamed: a full disk or a kill never leaves half a file.
      writeFileSync(`${file}.new`, `${JSON.stringify({ number, hash })}\n`);
      renameSync(`${file}.new`, file);
    },
  };
}
