import { readFileSync, writeFileSync } from 'node:fs';
import { modesOf } from '../read-definition.ts';
import { mathHash } from '../math-hash.ts';
import { GAMES } from '../portfolio/index.ts';
import { declare, type DeclaredSheet } from './declare.ts';
import { exactDigits } from './held-digits.ts';

/** Computes what every game declares and writes it down: `npm run maths [-- --all]`. Only what changed, unless all is asked. */
const FILE = new URL('declared.json', import.meta.url);
type Declarations = Record<string, { mathHash: string; modes: Record<string, DeclaredSheet> }>;

const known = JSON.parse(readFileSync(FILE, 'utf8')) as Declarations;
const everything = process.argv.includes('--all');
const games = GAMES.toSorted((a, b) => (a.definition.id < b.definition.id ? -1 : 1));
// A stop half way leaves what was declared before.
const declared: Declarations = Object.fromEntries(
  games.flatMap(({ definition: { id } }) => (known[id] ? [[id, known[id]]] : [])),
);
for (const { definition } of games) {
  const { id } = definition;
  const hash = mathHash(definition);
  const startedAt = performance.now();
  const isKnown = known[id]?.mathHash === hash && !everything;
  declared[id] = isKnown
    ? known[id]!
    : {
        mathHash: hash,
        modes: Object.fromEntries(modesOf(definition).map((mode) => [mode, declare(definition, mode)])),
      };
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  console.log(isKnown ? `${id}: as before` : `${id}: computed in ${seconds} s`);
  writeFileSync(FILE, `${JSON.stringify(declared, rounded, 2)}\n`);
}

function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? exactDigits(value) : value;
}
