import type { Brand, Language, RegionId, Theme } from '@croupier/domain';
import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

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
  readonly origin: string;
  readonly messagesUrl: string | undefined;
}

/** What the server needs of `apps/web/build/server/index.js`. */
export interface SiteBuild {
  render(request: Request, host: PageHost): Promise<Response>;
  visitorOf(
    request: { pathname: string; cookie: string | null; acceptLanguage: string | null },
    brand: Brand,
  ): Visitor;
  readonly LANGUAGE_COOKIE: string;
  readonly COOKIE_MAX_AGE_SECONDS: number;
  /** Address of the script with a language's texts. */
  messagesUrl(language: Language): string | undefined;
}

export const defaultBuildFolder = (): string => fileURLToPath(new URL('../../../web/build', import.meta.url));

/** @throws when the site has not been built, with the command that does it. */
export async function loadSiteBuild(folder: string): Promise<SiteBuild> {
  const manifest = await readManifest(`${folder}/client/.vite/manifest.json`);
  const built = await importBuild(`${folder}/server/index.js`);
  return { ...built, messagesUrl: (language) => manifest.get(language) };
}

async function importBuild(file: string): Promise<Omit<SiteBuild, 'messagesUrl'>> {
  try {
    return (await import(pathToFileURL(file).href)) as Omit<SiteBuild, 'messagesUrl'>;
  } catch (cause) {
    throw new Error('The site has not been built: npm run build -w apps/web', { cause });
  }
}

/** Script addresses of the texts by language; without a manifest they are simply not preloaded. */
async function readManifest(file: string): Promise<Map<string, string>> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const urls = new Map<string, string>();
  for (const [source, entry] of Object.entries(JSON.parse(text) as Record<string, { file: string }>)) {
    const language = /virtual:messages\/(\w+)$/.exec(source)?.[1];
    if (language) urls.set(language, `/${entry.file}`);
  }
  return urls;
}
