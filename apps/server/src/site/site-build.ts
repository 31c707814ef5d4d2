import type { Brand } from '@croupier/domain/site/brands';
import type { Language, RegionId, Theme } from '@croupier/domain/site/regions';
import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Preview } from '../platform/http/http.ts';
import type { ShownPicture } from './media/media.ts';
import { createTextUrls, type Manifest, type TextUrls } from './text-urls.ts';

/** Why the house is closed to who asks (`lib/shut-out.ts` of the site). */
export type Refused = 'account_blocked' | 'country_closed';

export interface Visitor {
  readonly language: Language;
  readonly region: RegionId;
  readonly theme: Theme;
  readonly brand: Brand;
}

/** What one page gets from its host; the site's `lib/page-host.ts` has the same shape. */
export interface PageHost {
  readonly send: (path: string, init: RequestInit) => Promise<Response>;
  readonly nonce: string;
  readonly visitor: Visitor;
  readonly hasSession: boolean;
  readonly refused?: Refused;
  readonly preview?: Preview;
  readonly origin: string;
  readonly textUrls: (scripts: readonly string[], game?: string) => string[];
  readonly picture: (name: string) => ShownPicture | undefined;
  readonly written?: (html: string) => void;
  readonly bare?: (render: () => string) => void;
}

/** What the server needs of `apps/web/build/server/index.js`. */
export interface SiteBuild {
  render(request: Request, host: PageHost): Promise<Response>;
  visitorOf(
    request: { pathname: string; cookie: string | null; acceptLanguage: string | null },
    brand: Brand,
  ): Visitor;
  /** The query of an address as pages see it: keys that none of them knows are dropped. */
  pageQuery(search: string): string;
  /** The page of who has to wait, as text. */
  pausePage(visitor: Visitor, pause: { why: 'many' | 'busy'; seconds: number; nonce: string }): string;
  /** The page of who opens the link of a preview that is over. */
  previewOverPage(visitor: Visitor, nonce: string): string;
  /** The page that a browser keeps for when it reaches nobody. */
  offlinePage(visitor: Visitor, nonce: string): string;
  /** What a browser needs to keep the site as an app; JSON. */
  webManifest(visitor: Omit<Visitor, 'theme'>): object;
  /** Another one with every build whose pages differ. */
  readonly buildId: string;
  readonly LANGUAGE_COOKIE: string;
  readonly COOKIE_MAX_AGE_SECONDS: number;
  /** Addresses of the texts that these scripts of the build, and a game, speak in a language. */
  readonly textUrls: TextUrls;
}

export const defaultBuildFolder = (): string => fileURLToPath(new URL('../../../web/build', import.meta.url));

/** @throws when the site has not been built, with the command that does it. */
export async function loadSiteBuild(folder: string): Promise<SiteBuild> {
  const manifest = await readFile(`${folder}/client/.vite/manifest.json`, 'utf8').catch(() => '{}');
  const built = await importBuild(`${folder}/server/index.js`);
  return { ...built, textUrls: createTextUrls(JSON.parse(manifest) as Manifest) };
}

async function importBuild(file: string): Promise<Omit<SiteBuild, 'textUrls'>> {
  try {
    return (await import(pathToFileURL(file).href)) as Omit<SiteBuild, 'textUrls'>;
  } catch (cause) {
    throw new Error('The site has not been built: npm run build -w apps/web', { cause });
  }
}
