import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { APIRequestContext } from '@playwright/test';
import { siteUrl } from './seams.ts';

/** A page of the site as its feature declares it. */
export interface SitePage {
  /** As the router writes it, without language and with the path of what holds it: `profile/history/:id`. */
  readonly pattern: string;
  /** An address of it, without language: '' for the index. */
  readonly address: string;
  readonly guard: 'authenticated' | 'login' | undefined;
  /** What it answers to whoever may see it; what nobody made here is not found. */
  readonly status: number;
}

interface Declared {
  readonly path: string;
  readonly frame?: string;
  readonly holds?: string;
  readonly guard?: SitePage['guard'];
}

const FEATURES = join(import.meta.dirname, '../../apps/web/app/features');
const NOT_FOUND = 404;

/** Addresses that the sitemap does not name, of pages that are someone's or somewhere else's. */
const OTHERWISE: Readonly<Record<string, { address: string; status?: number }>> = {
  'slots/:game/maths': { address: '/slots/sunny-orchard/maths' },
  'play/:game': { address: '/play/paper-moon-dice' },
  'share/:ticket': { address: '/share/nobodys', status: NOT_FOUND },
  // They ask for what they show when they are alive.
  'profile/history/:id': { address: '/profile/history/nobodys' },
  'profile/pay-outs/:id': { address: '/profile/pay-outs/nobodys' },
  'jackpots/:jackpot': { address: '/jackpots/none', status: NOT_FOUND },
  'lotteries/:lottery': { address: '/lotteries/none', status: NOT_FOUND },
  'tournaments/:tournament': { address: '/tournaments/none', status: NOT_FOUND },
  'providers/:provider': { address: '/providers/paper-moon' },
  '500': { address: '/500', status: 500 },
  '*': { address: '/no/such/page', status: NOT_FOUND },
};
/** An address of old that leads on to another. */
const MOVED: ReadonlySet<string> = new Set(['providers/toro-games']);

/** Every page that is declared, with an address of it. @throws where one with parameters has none: the table above wants it. */
export async function listPages(request: APIRequestContext): Promise<SitePage[]> {
  const declared = await readPages();
  const inSitemap = await sitemapPaths(request);
  const holders = new Map(declared.flatMap(({ holds, ...page }) => (holds ? [[holds, page] as const] : [])));
  return declared
    .filter(({ path }) => !MOVED.has(path))
    .map(({ path, frame = '', guard }) => {
      const holder = holders.get(frame);
      const pattern = [holder?.path, path].filter(Boolean).join('/');
      const { address, status = 200 } = exampleOf(pattern, inSitemap);
      return { pattern, address, guard: guard ?? holder?.guard, status };
    });
}

/** The paths that the sitemap names, without language and each once. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get(`${siteUrl()}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>[^<]*?\/en(|\/[^<]*)<\/loc>/g)].map(([, path]) => path!);
  return [...new Set(paths)];
}

function exampleOf(pattern: string, inSitemap: readonly string[]): { address: string; status?: number } {
  const known = OTHERWISE[pattern];
  if (known) return known;
  if (!pattern.includes(':')) return { address: pattern === '' ? '' : `/${pattern}` };
  const shape = new RegExp(`^/${pattern.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`);
  const address = inSitemap.find((path) => shape.test(path));
  if (address === undefined) throw new Error(`No address of /${pattern} is in the sitemap or in this table`);
  return { address };
}

/** What texts are named by: every feature, and the frame of the site. */
export const listFeatures = (): string[] => [
  'shell',
  ...readdirSync(FEATURES).flatMap((district) => readdirSync(join(FEATURES, district))),
];

async function readPages(): Promise<Declared[]> {
  const files = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('declared.ts'))
    .sort();
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(FEATURES, file)).href) as Promise<{ pages?: Declared[] }>),
  );
  return modules.flatMap(({ pages = [] }) => pages);
}
