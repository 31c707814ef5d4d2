import { parseArgs } from 'node:util';
import type { GameDefinition } from '../definition.ts';
import { modesOf, stakeUnitsOf } from '../read-definition.ts';
import type { DeclaredSheet } from '../maths/declare.ts';
import { declaredSheetOf } from '../maths/declared.ts';
import { findGame, GAMES } from '../portfolio/index.ts';
import { createWaysSimulator } from '../ways/ways-simulator.ts';
import { compareWithDeclared, histogramLines } from './report.ts';
import { createSimulator, type Simulation, type Simulator } from './simulate-spins.ts';

/** Plays rounds of a game and holds them against what the house declares of it. */
const USAGE = `npm run simulate -- <game> [--mode traps-3] [--spins 1e8] [--seed 1] [--json]
games: ${GAMES.map((game) => game.definition.id).join(', ')}`;

/** Rounds that each kind of game plays in some ten seconds, where no number is asked for. */
const ROUNDS: Readonly<Record<GameDefinition['engine'], number>> = {
  lines: 1e8,
  respin: 1e8,
  book: 1e8,
  ways: 1e7,
  cascade: 3e6,
  table: 3e6,
  crash: 1e6,
  draw: 5e5,
  pool: 2e5,
  hold: 2e5,
  steps: 1e5,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    mode: { type: 'string' },
    spins: { type: 'string' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});
const definition = findGame(positionals[0] ?? '')?.definition;
if (definition === undefined) exit(USAGE);
const spins = Number(values.spins ?? ROUNDS[definition.engine]);
const seed = Number(values.seed);
if (!Number.isSafeInteger(spins) || spins < 1 || !Number.isSafeInteger(seed)) exit(USAGE);
const mode = values.mode ?? modesOf(definition)[0]!;
if (!modesOf(definition).includes(mode)) exit(`modes: ${modesOf(definition).join(', ')}`);

const declared = declaredSheetOf(definition, mode);
const { simulation, seconds } = play(definition, declared);
if (values.json) printJson(simulation);
else printReport(definition, simulation);

function play(game: GameDefinition, sheet: DeclaredSheet): { simulation: Simulation; seconds: number } {
  progress('preparing the tables');
  const simulator = simulatorOf(game, sheet);
  const portion = Math.min(500_000, Math.max(1_000, Math.ceil(spins / 200)));
  const startedMs = performance.now();
  for (let done = 0; done < spins;) {
    const next = Math.min(portion, spins - done);
    simulator.run(next);
    done += next;
    progress(`${((100 * done) / spins).toFixed(0)} % of ${spins} rounds`);
  }
  const elapsedSeconds = (performance.now() - startedMs) / 1000;
  progress('');
  return { simulation: simulator.result(), seconds: elapsedSeconds };
}

/** Free spins that a player chooses among: the declared ones, which would take seconds to find again. */
function simulatorOf(game: GameDefinition, { details }: DeclaredSheet): Simulator {
  if (game.engine !== 'ways') return createSimulator(game, seed, mode);
  return createWaysSimulator(game, seed, (details['choice'] ?? 1) - 1);
}

/** A line that is written over by the next one; only where somebody looks. */
function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
}

function printReport(game: GameDefinition, played: Simulation): void {
  const { margin, standardErrors, inside } = compareWithDeclared(played, declared);
  const how = declared.simulatedRounds
    ? `declared from ${declared.simulatedRounds} rounds, ± ${percent(declared.rtpMargin)}`
    : 'declared exactly';
  const perSecond = (spinsPerSecond(played) / 1e6).toFixed(spinsPerSecond(played) < 1e6 ? 3 : 1);
  const odds = (1 / declared.maximumWinProbability).toFixed(0);
  const lines = [
    `${game.id} (${mode}), maths version ${game.mathVersion}, ${how}`,
    `rounds      ${played.rounds} and ${played.freeSpins} that follow in ${seconds.toFixed(2)} s: ${perSecond} M/s`,
    `return      ${percent(played.rtp)}   declared ${percent(declared.rtp)}`,
    `            95 % interval ± ${percent(margin)}; ${standardErrors.toFixed(2)} standard errors off, ${inside ? 'inside' : 'OUTSIDE'}`,
    `wins in     ${percent(played.hitFrequency)}   declared ${percent(declared.hitFrequency)}`,
    `sigma       ${played.sigmaStakes.toFixed(4)}    declared ${declared.sigmaStakes.toFixed(4)} stakes`,
    `most        ${declared.maximumWinStakes} stakes, once in ${odds} rounds`,
    '',
    ...histogramLines(played, declared, stakeUnitsOf(game)),
  ];
  console.log(lines.join('\n'));
}

function printJson(played: Simulation): void {
  const { rounds, freeSpins, rtp } = played;
  const { standardErrors } = compareWithDeclared(played, declared);
  const figures = { rounds, freeSpins, rtp, exactRtp: declared.rtp, standardErrors };
  const head = { bench: 'simulate', game: definition!.id, mode };
  console.log(JSON.stringify({ ...head, ...figures, spinsPerSecond: spinsPerSecond(played) }));
}

function spinsPerSecond(played: Simulation): number {
  return Math.round((played.rounds + played.freeSpins) / seconds);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(4)} %`;
}

function exit(message: string): never {
  console.error(message);
  process.exit(2);
}
