import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { RunnerResult } from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { navigationGather } from 'lighthouse/core/gather/navigation-runner.js';
import { Runner } from 'lighthouse/core/runner.js';
import { CHROMIUM_ARGS } from '../e2e/support/chromium.ts';
import { keep } from './keeper/keep.ts';
import { ROOT } from './root.ts';
import { runProgram } from './run-program.ts';
import { reportFailure, SetupError } from './setup-error.ts';
import { startInstallation } from './start/installation.ts';
import { findFreePort } from './start/ports.ts';
import { provideChromium } from './testing/chromium.ts';

/**
 * `npm run lighthouse`: what Lighthouse says of the site on a phone, with simulated throttling, of a production installation of
 * its own. How much the processor is slowed down follows from what this machine is worth, which is measured in each run, of use
 * for that run alone, and printed: on a busy one it is less. Each figure is the median of five runs; scores are 0 to 100. With `-- --json` the last line is `{"lighthouse":true,"pages":{"/en":{"performance":…,…,"jsKb":…,"cls":…}}}`; paths after
 * it are measured instead of the usual ones.
 */
const PAGES = [
  '/en',
  '/en/games',
  '/en/promotions',
  '/en/promotions/open-maths',
  '/en/royal-club',
  '/en/support',
  '/en/login',
  '/en/slots/lantern-tide',
  '/en/slots/lantern-tide/maths',
];
const RUNS = 5;
const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
} as const;
const POSTERS_TIMEOUT_MS = 30 * 60_000;

type Figures = Record<keyof typeof CATEGORIES | 'jsKb' | 'cls', number>;

async function main(args: string[]): Promise<number> {
  const chosen = args.filter((argument) => argument.startsWith('/'));
  const { url, stop } = await startHouse();
  try {
    const pages = await measureAll(url, chosen.length > 0 ? chosen : PAGES);
    if (args.includes('--json')) console.log(JSON.stringify({ lighthouse: true, pages }));
    else console.table(pages);
  } finally {
    await stop();
  }
  return 0;
}

/** As players meet it: no test seams, every poster made. */
async function startHouse(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-lighthouse-'));
  const release = keep({ kind: 'folder', folder });
  const ports = {
    site: await findFreePort(),
    sandbox: await findFreePort(),
    metrics: await findFreePort(),
  };
  const env = { LOG_LEVEL: 'warn' };
  const house = await startInstallation({ folder, ports, throwaway: true, env, print: console.log });
  const posters = await runProgram({
    command: process.execPath,
    args: [join(ROOT, 'apps/server/src/posters-main.ts')],
    cwd: ROOT,
    timeoutMs: POSTERS_TIMEOUT_MS,
  });
  const stop = async () => {
    await house.stop();
    rmSync(folder, { recursive: true, force: true });
    release();
  };
  if (posters.code === 0) return { url: house.url, stop };
  await stop();
  throw new SetupError(`The posters cannot be made: ${posters.output}`);
}

async function measureAll(url: string, paths: readonly string[]): Promise<Record<string, Figures>> {
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: await provideChromium(new AbortController().signal),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
  });
  const pages: Record<string, Figures> = {};
  try {
    // Not counted: it has the server compress as well as it can what it will send.
    for (const path of paths) await measure(`${url}${path}`, port);
    for (const path of paths) {
      const runs: Run[] = [];
      for (let run = 0; run < RUNS; run++) runs.push(await measure(`${url}${path}`, port));
      const index = median(runs.map((run) => run.index));
      pages[path] = medians(runs.map(({ figures }) => figures));
      console.log(
        `${path}: ${JSON.stringify(pages[path])}, benchmark index ${Math.round(index)}, ` +
          `slowed down ${slowdownFor(index).toFixed(1)}×`,
      );
    }
  } finally {
    await browser.close();
  }
  return pages;
}

/**
 * The phone that Lighthouse means, from a machine of this worth: the curve of its calculator
 * (https://lighthouse-cpu-throttling-calculator.vercel.app). Nothing is slower than such a phone is.
 */
function slowdownFor(index: number): number {
  if (index >= 1300) return 3 + (index - 1300) / 233;
  if (index >= 800) return 2 + (index - 800) / 500;
  return Math.max(1, 1 + (index - 150) / 650);
}

/** A trace that the browser did not record whole says nothing of the page, and is taken anew. */
const TRIES = 4;

interface Run {
  /** What the machine was worth meanwhile. */
  index: number;
  figures: Figures;
}

async function measure(url: string, port: number, tries = TRIES): Promise<Run> {
  const flags = { port, logLevel: 'error', throttlingMethod: 'simulate' } as const;
  const { artifacts, runnerOptions } = await navigationGather(undefined, url, { flags });
  // Throttling is reckoned afterwards, from what was loaded at full speed: what the machine was worth is known by then.
  const slowedDown = {
    ...throttling.mobileSlow4G,
    cpuSlowdownMultiplier: slowdownFor(artifacts.BenchmarkIndex),
  };
  for (const { settings } of [artifacts, runnerOptions.resolvedConfig]) settings.throttling = slowedDown;
  const result: RunnerResult | undefined = await Runner.audit(artifacts, runnerOptions);
  const fault = result?.lhr.runtimeError;
  if (fault?.code === 'NO_NAVSTART' && tries > 1) return measure(url, port, tries - 1);
  if (!result || fault) throw new Error(`Lighthouse cannot measure ${url}: ${fault?.message}`);
  const { categories, audits, environment } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const scores = Object.entries(CATEGORIES).map(([name, theirs]) => [name, score(theirs)]);
  const { details } = audits['network-requests'] ?? {};
  const requests = details?.type === 'table' ? details.items : [];
  const scriptBytes = requests
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
  const figures = {
    ...Object.fromEntries(scores),
    jsKb: Math.round(scriptBytes / 102.4) / 10,
    cls: Math.round((audits['cumulative-layout-shift']?.numericValue ?? 0) * 1000) / 1000,
  } as Figures;
  return { index: environment.benchmarkIndex, figures };
}

function medians(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {}) as (keyof Figures)[];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))])) as Figures;
}

/** The middle one; of an even number the upper of the two. */
const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

process.exitCode = await main(process.argv.slice(2)).catch(reportFailure);
