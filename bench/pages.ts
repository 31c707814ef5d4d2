import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../tools/start/ports.ts';
import { startInstallation } from '../tools/start/installation.ts';
import { interleave, median, rounded, type Benchmark, type BenchmarkOptions } from './benchmark.ts';
import { askPages } from './pages/ask-pages.ts';
import { startPageServer, type PageServer } from './pages/page-server.ts';

/** What visitors open first, and what is dearest to render. */
const PAGES = ['/en', '/en/games', '/en/login'];
const CACHED_CONNECTIONS = 16;
/** As many as are rendered at a time, so that none waits. */
const UNCACHED_CONNECTIONS = 3;

/** What pages cost the server: from the one-second cache, and rendered each time beside the bare tree. */
export const benchmark: Benchmark = {
  name: 'pages',
  about: `visitors' pages a second from the cache, ${CACHED_CONNECTIONS} connections, and the processor time of one that no cache has beside a bare renderToString of its tree`,
  run: measurePages,
};

async function measurePages({ rounds, secondsPerRound, log }: BenchmarkOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-pages-'));
  let server: PageServer | undefined;
  const installation = await startInstallation({
    folder,
    ports: { site: await findFreePort(), sandbox: await findFreePort(), metrics: await findFreePort() },
    throwaway: true,
    env: {
      LOG_LEVEL: 'error',
      CROUPIER_ENV: 'test',
      // What the worker does meanwhile is no part of a page.
      CROUPIER_ROLES: 'api,web,live',
      // It stands for many visitors behind one proxy: what one address may have rendered would be measured otherwise.
      TRUST_PROXY: '1',
    },
    startServer: async (_, env) => (server = await startPageServer(env)),
    print: log,
  });
  try {
    const house = { url: installation.url, server: server!, seconds: secondsPerRound };
    const rows = [];
    for (const page of PAGES) rows.push(await measurePage(house, page, rounds));
    const dearest = rows.reduce((one, other) => (other.ratio > one.ratio ? other : one));
    return {
      rows,
      json: {
        cachedPerSecond: rows[0]!['cached pages/s'],
        renderRatio: dearest.ratio,
        renderRatioOf: dearest.page,
        pageMs: dearest['page ms'],
        bareMs: dearest['bare ms'],
      },
    };
  } finally {
    await installation.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface House {
  url: string;
  server: PageServer;
  seconds: number;
}

async function measurePage({ url, server, seconds }: House, page: string, rounds: number) {
  let unseen = 0;
  const cached = { url: () => url + page, connections: CACHED_CONNECTIONS };
  // A search that nobody has asked for is a page that no cache has.
  const uncached = { url: () => `${url}${page}?q=${unseen++}`, connections: UNCACHED_CONNECTIONS };
  const variants = {
    cached: async (lasting: number) => (await askPages(cached, lasting)) / lasting,
    page: async (lasting: number) => {
      const before = await server.cpuMs();
      const answered = await askPages(uncached, lasting);
      return ((await server.cpuMs()) - before) / answered;
    },
    bare: (lasting: number) => server.bareCpuMs(`${page}?q=${unseen++}`, lasting),
  };
  const kinds = ['cached', 'page', 'bare'] as const;
  for (const kind of kinds) await variants[kind](seconds);
  const measured = await interleave(kinds, rounds, (kind) => variants[kind](seconds));
  const [pageMs, bareMs] = [median(measured.page), median(measured.bare)];
  return {
    page,
    'cached pages/s': rounded(median(measured.cached)),
    'page ms': rounded(pageMs),
    'bare ms': rounded(bareMs),
    ratio: rounded(pageMs / bareMs),
  };
}
