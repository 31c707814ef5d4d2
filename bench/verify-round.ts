import { GAMES } from '@croupier/games';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { interleave, median, rounded, type Benchmark, type BenchmarkOptions } from './benchmark.ts';
import { costOf } from './games/cost-of.ts';
import type { Cold } from './verify-round/cold-main.ts';
import { finishedRoundsOf } from './verify-round/rounds-of.ts';

const ROUNDS_EACH = 50;
const WARM_UP_SECONDS = 0.1;

/** What the page that verifies a round computes, beside what the server did to decide it. */
export const benchmark: Benchmark = {
  name: 'verify-round',
  about:
    'a round verified with every draw explained, game by game and by processor time, beside the same round played',
  run: measureVerification,
};

async function measureVerification({ rounds, secondsPerRound, log }: BenchmarkOptions) {
  const games = GAMES.map(({ definition }) => ({
    game: definition.id,
    ...finishedRoundsOf(definition, ROUNDS_EACH),
  }));
  const seconds = secondsPerRound / games.length / 2;
  for (const { play, verify } of games) [play, verify].forEach((work) => costOf(work, WARM_UP_SECONDS));
  const rows: { game: string; 'verified us': number; 'played us': number; ratio: number }[] = [];
  for (const { game, ...work } of games) {
    const cost = async (way: 'play' | 'verify') => costOf(work[way], seconds).cpuSeconds * 1e6;
    const { play, verify } = await interleave(['play', 'verify'] as const, rounds, cost);
    const [verified, played] = [median(verify), median(play)];
    rows.push({ game, 'verified us': rounded(verified), 'played us': rounded(played), ratio: rounded(verified / played) }); // prettier-ignore
  }
  const slowest = rows.reduce((a, b) => (b['verified us'] > a['verified us'] ? b : a));
  const cold = await coldOf(slowest.game, rounds);
  log(`a first round of ${slowest.game}: ${cold.verifyMs} ms, after ${cold.loadMs} ms to load the maths`);
  const json = {
    slowestGame: slowest.game,
    slowestUs: slowest['verified us'],
    ratio: Math.max(...rows.map(({ ratio }) => ratio)),
    coldLoadMs: cold.loadMs,
    coldVerifyMs: cold.verifyMs,
  };
  return { rows, json };
}

/** Medians over processes that each verify one round and end. */
async function coldOf(game: string, processes: number): Promise<Cold> {
  const told: Cold[] = [];
  for (let n = 0; n < processes; n += 1) {
    const child = fork(join(import.meta.dirname, 'verify-round/cold-main.ts'), [game]);
    const [[cold]] = (await Promise.all([once(child, 'message'), once(child, 'exit')])) as [[Cold], unknown];
    told.push(cold);
  }
  const middle = (of: keyof Cold): number => rounded(median(told.map((cold) => cold[of])));
  return { loadMs: middle('loadMs'), verifyMs: middle('verifyMs') };
}
