import type { SiteConfigs } from '@croupier/contract/site/sites';
import { createStaticHandler, RouterContextProvider, type StaticHandlerContext } from 'react-router';
import { expect, test } from 'vitest';
import { pageHost } from '../lib/page-host.ts';
import { middleware } from './language-route.tsx';

const CONFIGS: Partial<SiteConfigs> = {
  pages: { tournaments: false, lotteries: true } as SiteConfigs['pages'],
};

const page = (path: string) => ({ path, loader: () => 'the page' });
const { query } = createStaticHandler([
  {
    path: ':lang',
    middleware: middleware as never,
    children: [{ children: [page('tournaments'), page('tournaments/:id'), page('lotteries'), page('*')] }],
  },
]);

/** The status of an address at a house that has closed its tournaments. */
async function statusOf(pathname: string): Promise<number> {
  const context = new RouterContextProvider();
  const visitor = { language: 'en', region: 'UA', theme: 'white', brand: 'rino' } as const;
  const send = () => Promise.resolve(Response.json(CONFIGS));
  context.set(pageHost, { send, nonce: '', visitor, hasSession: false, origin: 'http://a.example' });
  const answer: unknown = await query(new Request(`http://a.example${pathname}`), {
    requestContext: context,
    generateMiddlewareResponse: async (loaded) => {
      const { statusCode } = (await loaded(
        new Request(`http://a.example${pathname}`),
      )) as StaticHandlerContext;
      return new Response(null, { status: statusCode });
    },
  });
  return (answer as Response).status;
}

test.each([
  '/en/tournaments',
  '/en/Tournaments',
  '/en/%74ournaments',
  '/en/tournaments/',
  '/ua/TOURNAMENTS/cup',
])('a closed page is not found, however its address is written: %s', async (pathname) =>
  expect(await statusOf(pathname)).toBe(404),
);

test.each(['/en', '/en/lotteries', '/en/other/tournaments'])('%s is open', async (pathname) =>
  expect(await statusOf(pathname)).toBe(200),
);
