import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { reportFailure, SetupError } from '../tools/setup-error.ts';
import type { Benchmark } from './benchmark.ts';
import { formatTable } from './table.ts';

const NOT_BENCHMARKS = new Set(['main.ts', 'benchmark.ts', 'table.ts']);
const USAGE = 'usage: npm run bench [-- name …] [--json] [--rounds=5] [--seconds=3]';

/** Runs the named benchmarks, or all; with --json the last line of each is `{"bench":"<name>",…}`. */
async function main(args: string[]): Promise<number> {
  const names = args.filter((arg) => !arg.startsWith('--'));
  const json = args.includes('--json');
  const all = await loadBenchmarks();
  const chosen =
    names.length > 0 ? names.map((name) => find(all, name)) : all.filter(({ onlyNamed }) => !onlyNamed);
  for (const benchmark of chosen) {
    console.log(`\n${benchmark.name}: ${benchmark.about}`);
    const { rows, json: figures } = await benchmark.run({
      rounds: numberArgument(args, 'rounds', 5),
      secondsPerRound: numberArgument(args, 'seconds', 3),
      secondsGiven: args.some((arg) => arg.startsWith('--seconds=')),
      given: (name) => given(args, name),
      log: (line) => console.log(`  ${line}`),
    });
    console.log(formatTable(rows));
    if (json) console.log(JSON.stringify({ bench: benchmark.name, ...figures }));
  }
  return 0;
}

async function loadBenchmarks(): Promise<Benchmark[]> {
  const files = readdirSync(import.meta.dirname).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !NOT_BENCHMARKS.has(file),
  );
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(import.meta.dirname, file)).href)),
  );
  return modules.flatMap((module: { benchmark?: Benchmark }) => (module.benchmark ? [module.benchmark] : []));
}

function find(all: Benchmark[], name: string): Benchmark {
  const found = all.find((benchmark) => benchmark.name === name);
  if (found) return found;
  const list = all.map((benchmark) => `  ${benchmark.name}: ${benchmark.about}`).join('\n');
  throw new SetupError(`There is no benchmark "${name}".\n${USAGE}\n${list}`);
}

function numberArgument(args: string[], name: string, otherwise: number): number {
  return given(args, name) ?? otherwise;
}

function given(args: string[], name: string): number | undefined {
  const text = args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1];
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!(value > 0)) throw new SetupError(`--${name} must be a number above 0.\n${USAGE}`);
  return value;
}

process.exitCode = await main(process.argv.slice(2)).catch(reportFailure);
