import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../tools/start/ports.ts';
import { startInstallation } from '../tools/start/installation.ts';
import { rounded, type Benchmark, type BenchmarkOptions } from './benchmark.ts';
import { ATTACKS, type Attack } from './flood/attacks.ts';
import { seatBettors, type Betting } from './flood/bettors.ts';
import { loadOf } from './settle/load.ts';

const SECONDS = 60;
const WARM_UP_SECONDS = 5;
const LOOK_AT_MEMORY_EVERY_MS = 250;

/** What players notice of a flood from one address, beside the same flood against a server that only drops. */
export const benchmark: Benchmark = {
  name: 'flood',
  about:
    'how long bets wait while one address floods the server, beside the same flood at a server that only drops',
  run: measureFloods,
};

interface Measured {
  readonly attack: string;
  readonly calm: Betting;
  readonly flood: Betting;
  readonly rssMaxMb: number;
}

async function measureFloods({ secondsPerRound, secondsGiven, log }: BenchmarkOptions) {
  const seconds = secondsGiven ? secondsPerRound : SECONDS;
  const folder = mkdtempSync(join(tmpdir(), 'croupier-flood-'));
  const installation = await startInstallation({
    folder,
    ports: { site: await findFreePort(), sandbox: await findFreePort(), metrics: await findFreePort() },
    throwaway: true,
    // The seams make players with money; the limits are those of a real installation.
    env: { LOG_LEVEL: 'error', CROUPIER_ENV: 'test', CROUPIER_TEST_SEAMS: '1', RATE_LIMIT_FACTOR: '1' },
    print: log,
  });
  const dropper = fork(join(import.meta.dirname, 'flood/dropper-main.ts'));
  try {
    const dropperPort = await new Promise<number>((resolve) => dropper.once('message', resolve));
    const bettors = await seatBettors(installation.url);
    await bettors.bet(WARM_UP_SECONDS);
    const sitePort = Number(new URL(installation.url).port);
    const measured: Measured[] = [];
    for (const [index, attack] of ATTACKS.entries()) {
      const under = (port: number) =>
        duringAttack({ attack, port, seconds, log }, () => bettors.bet(seconds));
      const memory = watchMemory(installation.serverPid);
      // In turn, so that whatever grows over the run favours neither.
      const first = index % 2 === 0 ? await under(dropperPort) : await under(sitePort);
      const second = index % 2 === 0 ? await under(sitePort) : await under(dropperPort);
      const [calm, flood] = index % 2 === 0 ? [first, second] : [second, first];
      measured.push({ attack: attack.name, calm, flood, rssMaxMb: memory.stop() });
    }
    return resultOf(measured);
  } finally {
    dropper.disconnect();
    await installation.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Bets while another process attacks the port. */
async function duringAttack(
  { attack, port, seconds, log }: { attack: Attack; port: number; seconds: number; log(line: string): void },
  bet: () => Promise<Betting>,
): Promise<Betting> {
  const args = [attack.name, String(port), String(seconds)];
  const attacker = fork(join(import.meta.dirname, 'flood/attacker-main.ts'), args, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] }); // prettier-ignore
  const [betting, told] = await Promise.all([bet(), outputOf(attacker)]);
  log(`${attack.name} at ${port}: ${told}, ${betting.waitsMs.length} bets`);
  return betting;
}

function outputOf(child: ChildProcess): Promise<string> {
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => child.once('close', () => resolve(output)));
}

/** The most memory the process had resident, as far as a look now and then sees; NaN without /proc. */
function watchMemory(pid: number): { stop(): number } {
  let mostMb = NaN;
  const look = (): void => {
    try {
      const kb = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
      mostMb = Number.isNaN(mostMb) ? kb / 1024 : Math.max(mostMb, kb / 1024);
    } catch {
      // no /proc here
    }
  };
  const timer = setInterval(look, LOOK_AT_MEMORY_EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return mostMb;
    },
  };
}

function resultOf(measured: Measured[]) {
  const p99Ms = ({ waitsMs }: Betting): number => loadOf([...waitsMs], 1).p99Ms;
  const rows = measured.map(({ attack, calm, flood, rssMaxMb }) => ({
    attack,
    'calm p50 ms': rounded(loadOf([...calm.waitsMs], 1).p50Ms),
    'calm p99 ms': rounded(p99Ms(calm)),
    'flood p50 ms': rounded(loadOf([...flood.waitsMs], 1).p50Ms),
    'flood p99 ms': rounded(p99Ms(flood)),
    ratio: rounded(p99Ms(flood) / p99Ms(calm)),
    refused: flood.refused + calm.refused,
    'RSS MB': Math.round(rssMaxMb),
  }));
  const worst = rows.reduce((a, b) => (b.ratio > a.ratio ? b : a));
  const json = {
    betP99Ratio: worst.ratio,
    refused: rows.reduce((sum, row) => sum + row.refused, 0),
    rssMaxMb: Math.max(...rows.map((row) => row['RSS MB'])),
    worstAttack: worst.attack,
  };
  return { rows, json };
}
