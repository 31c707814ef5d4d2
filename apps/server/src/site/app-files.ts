import type { Brand } from '@croupier/domain/site/brands';
import { LANGUAGES, REGION_IDS } from '@croupier/domain/site/regions';
import type { Assets } from '../platform/http/assets.ts';
import { APP_ICONS, drawAppIcon, type AppIcon } from './app-icons.ts';
import type { SiteBuild } from './site-build.ts';

export interface AppFile {
  readonly type: string;
  readonly cacheControl: string;
  readonly body: Promise<string | Buffer>;
}

interface AppParts {
  readonly site: Pick<SiteBuild, 'webManifest' | 'buildId'>;
  readonly assets: Assets;
  readonly brand: Brand;
}

const FOR_A_DAY = 'public, max-age=86400';
const FOR_AN_HOUR = 'public, max-age=3600';

/**
 * What makes an app of the site: its manifest for a language and a region, its icons, and which build it is. A page asks for
 * the latest build with the time in the query, so that nothing in between answers with an old one.
 */
export function createAppFiles({ site, assets, brand }: AppParts): (pathname: string) => AppFile | undefined {
  const icons = new Map<AppIcon, Promise<Buffer>>();
  const build = { id: site.buildId, timestamp: Date.now() };

  const manifestAt = (pathname: string): AppFile | undefined => {
    const [, spoken, id] = /^\/app\/([a-z]{2})-([A-Z]{2})\.webmanifest$/.exec(pathname) ?? [];
    const [language, region] = [
      LANGUAGES.find((one) => one === spoken),
      REGION_IDS.find((one) => one === id),
    ];
    if (!language || !region) return undefined;
    const manifest = JSON.stringify(site.webManifest({ language, region, brand }));
    return { type: 'application/manifest+json', cacheControl: FOR_AN_HOUR, body: Promise.resolve(manifest) };
  };

  const iconAt = (pathname: string): AppFile | undefined => {
    const [, asked = ''] = /^\/app\/icons\/([a-z0-9-]+)\.png$/.exec(pathname) ?? [];
    const mark = assets.get(`/brands/${brand}.svg`)?.body;
    if (!mark || !Object.hasOwn(APP_ICONS, asked)) return undefined;
    const name = asked as AppIcon;
    const body = icons.get(name) ?? drawAppIcon(mark, brand, name);
    icons.set(name, body);
    body.catch(() => icons.delete(name));
    return { type: 'image/png', cacheControl: FOR_A_DAY, body };
  };

  const buildAt = (pathname: string): AppFile | undefined => {
    if (pathname !== '/builds/latest.json' && pathname !== `/builds/meta/${build.id}.json`) return undefined;
    const body = Promise.resolve(JSON.stringify(build));
    return { type: 'application/json', cacheControl: 'no-store', body };
  };

  return (pathname) => manifestAt(pathname) ?? iconAt(pathname) ?? buildAt(pathname);
}
