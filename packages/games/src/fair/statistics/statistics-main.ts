import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createFairStream } from '../fair-stream.ts';
import { examine, type Finding } from './examine.ts';

const USAGE = `npm run fairness-statistics -- [--draws 1e8] [--server-seed <64 digits>]
Tests the stream as production makes it: so many results of each output, over consecutive nonces. Ends with 1 when a test
refuses the stream twice, the second time with fresh seeds.`;

const { values } = parseArgs({
  options: { draws: { type: 'string', default: '1e8' }, 'server-seed': { type: 'string' } },
});
const draws = Number(values.draws);
if (!Number.isSafeInteger(draws) || draws < 100_000 || draws > 2e9) {
  console.error(USAGE);
  process.exit(2);
}

const first = run(values['server-seed'] ?? randomBytes(32).toString('hex'));
if (first && !run(randomBytes(32).toString('hex')))
  console.log('refused once, not again: within what chance does');
else process.exitCode = first ? 1 : 0;

/** Whether the stream of this seed is refused. */
function run(serverSeed: string): boolean {
  const startedMs = performance.now();
  console.log(`server seed ${serverSeed}, client seed statistics, ${draws} results of each output`);
  const findings = examine(
    (results) => Math.ceil(draws / results),
    (domain) => (nonce) => createFairStream({ serverSeed, clientSeed: 'statistics', nonce, domain }),
  );
  for (const finding of findings) console.log(lineOf(finding));
  console.log(`${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
  return findings.some(({ rejected }) => rejected);
}

function lineOf({ output, test, p, rejected }: Finding): string {
  return `${rejected ? 'REFUSED' : 'passed '}  p ${p.toFixed(6)}  ${output}: ${test}`;
}
