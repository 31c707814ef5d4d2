import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../tools/start/ports.ts';
import { startInstallation } from '../tools/start/installation.ts';
import { interleave, median, rounded, type Benchmark, type BenchmarkOptions } from './benchmark.ts';

const CONNECTIONS = 16;
const PAGE = '/en/';

/** Pages a second of the running server: from the one-second cache, and rendered each time. */
export const benchmark: Benchmark = {
  name: 'ssr',
  about: `lobby pages a second over HTTP, ${CONNECTIONS} connections, server and client on this machine`,
  run: measurePages,
};

async function measurePages({ rounds, secondsPerRound, log }: BenchmarkOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-ssr-'));
  const installation = await startInstallation({
    folder,
    ports: { site: await findFreePort(), sandbox: await findFreePort(), metrics: await findFreePort() },
    throwaway: true,
    // It stands for many visitors behind one proxy: what one address may have rendered would be measured otherwise.
    env: { LOG_LEVEL: 'error', CROUPIER_ENV: 'test', TRUST_PROXY: '1' },
    print: log,
  });
  try {
    // a search that nobody has asked for is a page that no cache has
    let unseen = 0;
    const paths = { cached: () => PAGE, rendered: () => `${PAGE}?q=${unseen++}` };
    for (const path of Object.values(paths)) await measureThroughput(installation.url, path, 1);
    const measured = await interleave(['cached', 'rendered'] as const, rounds, (kind) =>
      measureThroughput(installation.url, paths[kind], secondsPerRound),
    );
    const cached = rounded(median(measured.cached));
    const uncached = rounded(median(measured.rendered));
    const ratio = rounded(cached / uncached);
    return {
      rows: [
        { page: 'cached', 'pages/s': cached, ratio },
        { page: 'rendered', 'pages/s': uncached, ratio: 1 },
      ],
      json: { cachedPerSecond: cached, renderedPerSecond: uncached, ratio },
    };
  } finally {
    await installation.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Requests a second over keep-alive connections, each asking again as soon as it is answered. */
async function measureThroughput(origin: string, path: () => string, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  let answered = 0;
  const ask = async () => {
    while (performance.now() < until) {
      await fetchPage(`${origin}${path()}`, agent);
      answered++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, ask)).finally(() => agent.destroy());
  return answered / ((performance.now() - startedAt) / 1000);
}

let visitors = 0;

/** The address of a visitor who has asked for nothing yet. */
function nextVisitor(): string {
  const n = visitors++;
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
}

function fetchPage(url: string, agent: Agent): Promise<void> {
  const headers = { accept: 'text/html', 'accept-language': 'en', 'x-forwarded-for': nextVisitor() };
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().once('end', resolve);
    }).once('error', reject);
  });
}
