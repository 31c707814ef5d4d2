import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { fileURLToPath } from 'node:url';
import { readDeclared } from '../build-plugins/read-declared.ts';
import type { DeclaredPage } from './lib/declared.ts';

/** Every page exists under /ua, /ru, /en and /kk; anything without a language is sent to one. */
export default readDeclared(fileURLToPath(new URL('.', import.meta.url))).then((declared) => {
  const pages = declared.flatMap(({ folder, pages = [] }) =>
    pages.map((page) => ({ ...page, file: `${folder}/${page.file}` })),
  );
  return [
    index('shell/choose-language.ts'),
    route('robots.txt', 'shell/robots.ts'),
    route('sitemap.xml', 'shell/sitemap.ts'),
    route(':lang', 'shell/language-route.tsx', [
      ...routesIn('bare', pages),
      layout('shell/site-layout.tsx', routesIn('site', pages)),
    ]),
    route('*', 'shell/localise-path.ts'),
  ];
}) satisfies RouteConfig;

const GUARDS = { login: 'shell/visitors-only.ts', authenticated: 'shell/authenticated.ts' } as const;
/** The router tries the pages of a frame in this order, some microseconds each: what is asked for most comes before what few see. */
const ORDER = ['login', undefined, 'authenticated'] as const;

/** The pages that stand in a frame, and in those that are frames themselves what stands in them; the guarded behind their guard. */
function routesIn(frame: string, pages: readonly DeclaredPage[]): RouteConfigEntry[] {
  const here = pages.filter((page) => (page.frame ?? 'site') === frame);
  return ORDER.flatMap((guard) => {
    const routes = routesOf(
      here.filter((page) => page.guard === guard),
      pages,
    );
    if (guard === undefined || routes.length === 0) return routes;
    return [layout(GUARDS[guard], { id: `${frame}-${guard}` }, routes)];
  });
}

const routesOf = (here: readonly DeclaredPage[], pages: readonly DeclaredPage[]): RouteConfigEntry[] =>
  here.map(({ path, file, id, holds }) => {
    const options = id === undefined ? {} : { id };
    if (path === '') return index(file, options);
    return route(path, file, options, holds === undefined ? [] : routesIn(holds, pages));
  });
