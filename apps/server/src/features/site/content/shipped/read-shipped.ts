import { BRANDS } from '@croupier/domain/site/brands';
import { LANGUAGES, REGION_IDS } from '@croupier/domain/site/regions';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { CONTENT_KINDS, faultsOf, type ContentBody, type ContentKindName } from '../content-kinds.ts';
import type { DocumentName } from '../content-writing-store.ts';

/** What the installation ships with: a folder a scope, in it a folder a kind, in it a document each. */
export const SHIPPED_FOLDER = join(import.meta.dirname, '../../../../../content');

export interface ShippedDocument extends DocumentName {
  readonly body: ContentBody;
  /** Of the body: a document that nobody edited is made anew when its files say something else. */
  readonly hash: string;
}

/** @throws with every fault of every file: a set that is wrong somewhere is brought in nowhere. */
export async function readShipped(folder = SHIPPED_FOLDER): Promise<ShippedDocument[]> {
  const found = await Promise.all(
    ['all', ...BRANDS, ...REGION_IDS].flatMap((scope) =>
      (Object.keys(CONTENT_KINDS) as ContentKindName[]).map(async (kind) => {
        const path = join(folder, scope, CONTENT_KINDS[kind].folder);
        const names = await readdir(path).catch(() => []);
        return Promise.all(
          names.sort().map(async (name) => ({
            name: { kind, key: basename(name, '.yaml'), scope },
            body: await readBody(join(path, name)),
          })),
        );
      }),
    ),
  );
  const documents = found.flat();
  const faults = documents.flatMap(({ name, body }) =>
    faultsOf(name.kind, body).map((fault) => `${name.scope}/${name.kind}/${name.key} ${fault}`),
  );
  if (faults.length > 0) throw new Error(`Shipped content is faulty:\n${faults.join('\n')}`);
  return documents.map(({ name, body }) => ({ ...name, body: body as ContentBody, hash: hashOf(body) }));
}

interface UncheckedBody {
  facts: unknown;
  texts: object;
}

/** A document is one file of YAML (`texts` and beside it its facts), or a folder with a file of Markdown a language. */
async function readBody(path: string): Promise<UncheckedBody> {
  if (path.endsWith('.yaml')) {
    const { texts, ...facts } = parse(await readFile(path, 'utf8')) as { texts: object };
    return { facts, texts };
  }
  const facts = await readFile(join(path, 'facts.yaml'), 'utf8').catch(() => '{}');
  const texts = await Promise.all(
    LANGUAGES.map(async (language) => [language, await readText(join(path, `${language}.md`))] as const),
  );
  return { facts: parse(facts), texts: Object.fromEntries(texts) };
}

/** YAML between two lines of dashes, then Markdown. */
async function readText(file: string): Promise<object> {
  const [, front, markdown] = /^---\n([^]*?)\n---(?:\n([^]*))?$/.exec(await readFile(file, 'utf8')) ?? [];
  if (front === undefined) throw new Error(`${file} does not begin with front matter`);
  return { ...(parse(front) as object), markdown: (markdown ?? '').trim() };
}

const hashOf = (body: object): string => createHash('sha256').update(JSON.stringify(body)).digest('hex');
