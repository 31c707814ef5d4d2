import { parseArgs } from 'node:util';
import { modesOf, stakeUnitsOf } from '../engines.ts';
import { parSheetOf, type ParSheet } from '../maths/par-sheet.ts';
import { findGame, GAMES } from '../portfolio/index.ts';
import { compareWithExact, histogramLines } from './report.ts';
import { createSimulator, type Simulation } from './simulate-spins.ts';

const USAGE = `npm run simulate -- <game> [--mode traps-3] [--spins 1e8] [--seed 1] [--json]
games: ${GAMES.map((game) => game.definition.id).join(', ')}`;
const PORTION = 500_000;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    mode: { type: 'string' },
    spins: { type: 'string', default: '1e8' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});
const definition = findGame(positionals[0] ?? '')?.definition;
const spins = Number(values.spins);
const seed = Number(values.seed);
if (definition === undefined || !Number.isSafeInteger(spins) || spins < 1 || !Number.isSafeInteger(seed)) {
  console.error(USAGE);
  process.exit(2);
}

const mode = values.mode ?? modesOf(definition)[0]!;
if (!modesOf(definition).includes(mode)) {
  console.error(`modes: ${modesOf(definition).join(', ')}`);
  process.exit(2);
}
const sheet = parSheetOf(definition, mode);
const simulator = createSimulator(definition, seed, mode);
const startedMs = performance.now();
for (let done = 0; done < spins;) {
  const portion = Math.min(PORTION, spins - done);
  simulator.run(portion);
  done += portion;
  if (process.stderr.isTTY)
    process.stderr.write(`\r${((100 * done) / spins).toFixed(0)} % of ${spins} rounds `);
}
const elapsedSeconds = (performance.now() - startedMs) / 1000;
if (process.stderr.isTTY) process.stderr.write('\r');
print(simulator.result(), sheet, elapsedSeconds);

function print(simulation: Simulation, exact: ParSheet, seconds: number): void {
  const { margin, standardErrors, inside } = compareWithExact(simulation, exact);
  const spinsPerSecond = Math.round((simulation.rounds + simulation.freeSpins) / seconds);
  if (!values.json) {
    const stakeUnits = stakeUnitsOf(definition!);
    console.log(
      `${definition!.id} (${mode}), maths version ${definition!.mathVersion}, ${exact.combinations} combinations of stops`,
    );
    console.log(
      `rounds      ${simulation.rounds} and ${simulation.freeSpins} free spins in ${seconds.toFixed(2)} s: ${(spinsPerSecond / 1e6).toFixed(1)} M spins/s`,
    );
    console.log(`return      ${percent(simulation.rtp)}   exact ${percent(exact.rtp)}`);
    console.log(
      `            95 % interval ± ${percent(margin)}; ${standardErrors.toFixed(2)} standard errors off, ${inside ? 'inside' : 'OUTSIDE'}`,
    );
    console.log(`wins in     ${percent(simulation.hitFrequency)}   exact ${percent(exact.hitFrequency)}`);
    console.log(
      `sigma       ${simulation.sigmaStakes.toFixed(4)}    exact ${exact.sigmaStakes.toFixed(4)} stakes`,
    );
    console.log(
      `most        ${exact.maximumWinStakes} stakes, once in ${(1 / exact.maximumWinProbability).toFixed(0)} rounds`,
    );
    for (const line of ['', ...histogramLines(simulation, exact, stakeUnits)]) console.log(line);
  } else {
    const { rounds, freeSpins, rtp } = simulation;
    console.log(
      JSON.stringify({
        bench: 'simulate',
        game: definition!.id,
        mode,
        rounds,
        freeSpins,
        rtp,
        exactRtp: exact.rtp,
        standardErrors,
        spinsPerSecond,
      }),
    );
  }
}

function percent(share: number): string {
  return `${(share * 100).toFixed(4)} %`;
}
