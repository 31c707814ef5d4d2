import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkVectors } from '../vectors/check-vectors.ts';
import type { VectorFile } from '../vectors/vector-file.ts';
import { checkLoot } from './check-loot.ts';
import { checkRequest } from './check-request.ts';
import { isLoot, lootRequest } from './loot-request.ts';
import { choicesOfText, roundRequest } from './round-request.ts';

const USAGE = `npm run verify-round -- --file round.json
npm run verify-round -- --file draw.json
npm run verify-round -- --game lantern-tide --server-seed <64 digits> --client-seed <text> --nonce <count>
                        [--commitment <64 digits>] [--maths <64 digits>] [--mode traps-3] [--choices "3; 17; -"]
npm run verify-round -- --vectors
Needs no network. Ends with 0 when all that can be compared agrees, 1 when something differs, 2 when it cannot be computed.`;

const VECTORS = new URL('../../../../docs/fairness-vectors.json', import.meta.url);

/** npm runs scripts at the root; a path is meant from where it was typed. */
const TYPED_IN = process.env['INIT_CWD'] ?? '';

const text = { type: 'string' } as const;
try {
  process.exitCode = run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`\n${USAGE}`);
  process.exitCode = 2;
}

function run(): number {
  const { values } = parseArgs({
    options: {
      ...{ file: text, game: text, mode: text, choices: text, nonce: text, commitment: text, maths: text },
      ...{ 'server-seed': text, 'client-seed': text, vectors: { type: 'boolean', default: false } },
    },
  });
  if (values.vectors) {
    const checks = checkVectors(JSON.parse(readFileSync(VECTORS, 'utf8')) as VectorFile);
    for (const { name, agrees } of checks) console.log(`${agrees ? 'AGREES ' : 'DIFFERS'} ${name}`);
    return checks.every(({ agrees }) => agrees) ? 0 : 1;
  }
  const json: unknown =
    values.file === undefined
      ? {
          ...{ game: values.game, nonce: values.nonce, mode: values.mode, commitment: values.commitment },
          ...{ serverSeed: values['server-seed'], clientSeed: values['client-seed'], mathHash: values.maths },
          choices: values.choices === undefined ? undefined : choicesOfText(values.choices),
        }
      : JSON.parse(readFileSync(resolve(TYPED_IN, values.file), 'utf8'));
  const { lines, agrees } = isLoot(json) ? checkLoot(lootRequest(json)) : checkRequest(roundRequest(json));
  for (const line of lines) console.log(line);
  return agrees ? 0 : 1;
}
