import { BRANDS } from '@croupier/domain/site/brands';
import { LANGUAGES, REGION_IDS } from '@croupier/domain/site/regions';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
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
  const forAll = await readScope(folder, 'all');
  const bodyForAll = new Map(forAll.map(({ name, body }) => [idOf(name), body]));
  const particular = await Promise.all([...BRANDS, ...REGION_IDS].map((scope) => readScope(folder, scope)));
  const documents = [
    ...forAll,
    ...particular.flat().map(({ name, body }) => ({ name, body: over(bodyForAll.get(idOf(name)), body) })),
  ];
  const faults = documents.flatMap(({ name, body }) =>
    faultsOf(name.kind, body, name.key).map((fault) => `${name.scope}/${name.kind}/${name.key} ${fault}`),
  );
  if (faults.length > 0) throw new Error(`Shipped content is faulty:\n${faults.join('\n')}`);
  return documents.map(({ name, body }) => ({ ...name, body: body as ContentBody, hash: hashOf(body) }));
}

/** Whether the installation has files of a document. */
export const isShipped = ({ kind, key, scope }: DocumentName): boolean => {
  const path = join(SHIPPED_FOLDER, scope, CONTENT_KINDS[kind].folder, key);
  return existsSync(path) || existsSync(`${path}.yaml`);
};

let kept: Promise<ShippedDocument[]> | undefined;

/** What the installation ships of a document for everybody, which nothing changes while a process runs. */
export async function shippedBody<K extends ContentKindName>(
  kind: K,
  key: string,
): Promise<ContentBody<K> | undefined> {
  kept ??= readShipped();
  kept.catch(() => (kept = undefined));
  const found = (await kept).find((each) => each.scope === 'all' && each.kind === kind && each.key === key);
  return found?.body as ContentBody<K> | undefined;
}

const idOf = ({ kind, key }: DocumentName): string => `${kind}/${key}`;

async function readScope(folder: string, scope: string) {
  const found = await Promise.all(
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
  );
  return found.flat();
}

/** The files of a brand or a region name what is other there: the rest is what all say. A list is replaced whole. */
function over<T>(base: unknown, own: T): T {
  if (!isRecord(base) || !isRecord(own)) return own;
  const named = Object.entries(own).map(([key, value]) => [key, over(base[key], value)]);
  return { ...base, ...Object.fromEntries(named) } as T;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
