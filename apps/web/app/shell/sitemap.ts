import { listGames } from '@croupier/contract/site/lobby';
import { listPromotions } from '@croupier/contract/site/promotions';
import { LANGUAGES } from '@croupier/domain/site/regions';
import declared from 'virtual:declared/sitemap';
import { htmlLang } from '../lib/language.ts';
import { closedOf } from '../lib/house-of.ts';
import { apiOf, hostOf } from '../lib/page-host.ts';
import { isClosed } from '../lib/root-data.ts';
import { siteOf } from '../lib/site-of.ts';
import type { Route } from './+types/sitemap';

/** Every public page in every language, each naming its translations. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const [closed, names] = await Promise.all([siteOf(args).then(closedOf), namesNow(args)]);
  const paths = declared
    .flat()
    .filter((path) => !isClosed(`/en${path}`, closed))
    .flatMap((path) => {
      const parameter = /:\w+/.exec(path)?.[0];
      return parameter === undefined
        ? [path]
        : (names[parameter] ?? []).map((name) => path.replace(parameter, name));
    });
  return new Response(sitemap(hostOf(args).origin, paths), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}

/** What takes the place of a parameter in a declared address: each of the house's games, each offer that is on. */
async function namesNow(args: Route.LoaderArgs): Promise<Readonly<Record<string, readonly string[]>>> {
  const call = apiOf(args);
  const [{ games }, { promotions }] = await Promise.all([
    call(listGames, { query: { limit: '200' } }).catch(() => ({ games: [] })),
    call(listPromotions, { query: {} }).catch(() => ({ promotions: [] })),
  ]);
  return {
    ':game': games.filter(({ maker }) => maker === 'house').map(({ code }) => code),
    ':promo': promotions.map(({ id }) => id),
  };
}

/** @param paths without language, '' for the index. */
export function sitemap(origin: string, paths: readonly string[]): string {
  const urls = paths.flatMap((path) => {
    const link = (tag: string, address: string) =>
      `<xhtml:link rel="alternate" hreflang="${tag}" href="${origin}${address}"/>`;
    const links = [
      ...LANGUAGES.map((other) => link(htmlLang(other), `/${other}${path}`)),
      link('x-default', path || '/'),
    ].join('');
    return LANGUAGES.map((language) => `<url><loc>${origin}/${language}${path}</loc>${links}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}
