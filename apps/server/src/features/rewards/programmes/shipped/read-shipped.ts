import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { formLines } from '@croupier/contract/rewards/programmes';
import { parse } from 'yaml';
import type { Kinds, ProgrammeName } from '../programmes-parts.ts';

/** The programmes that the installation ships with: a folder a kind, in it a file each. */
const SHIPPED_FOLDER = join(import.meta.dirname, '../../../../../content/programmes');

export interface ShippedProgramme extends ProgrammeName {
  readonly body: object;
  /** Of the body: a programme that nobody edited gets a new version when its file says something else. */
  readonly hash: string;
}

/** @throws with every fault of every file: a set that is wrong somewhere is brought in nowhere */
export async function readShipped(kinds: Kinds, folder = SHIPPED_FOLDER): Promise<ShippedProgramme[]> {
  const read = await Promise.all([...kinds.keys()].map((kind) => readKind(join(folder, kind), kind)));
  const programmes = read.flat();
  const faults = programmes.flatMap(({ kind, code, body }) =>
    formLines(kinds.get(kind)!, body).map((line) => `${kind}/${code} ${line}`),
  );
  if (faults.length > 0) throw new Error(`Shipped programmes are faulty:\n${faults.join('\n')}`);
  return programmes;
}

async function readKind(folder: string, kind: string): Promise<ShippedProgramme[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.yaml')).sort();
  return Promise.all(
    names.map(async (name) => {
      const code = basename(name, '.yaml');
      const body = { kind, code, ...(parse(await readFile(join(folder, name), 'utf8')) as object) };
      return { kind, code, body, hash: createHash('sha256').update(JSON.stringify(body)).digest('hex') };
    }),
  );
}
