import { MOST_FREE_SPINS, type LinesDefinition } from '@croupier/games';
import { lineRulesOf } from '@croupier/games/lines/line-rules.ts';

/** What `line-scan.c` includes as `definition.h`: a lines game read from the left, without a full-screen multiplier. */
export function cDefinitionOf(definition: LinesDefinition): string {
  const rules = lineRulesOf(definition);
  const { reels, rows } = definition.grid;
  const strips = rules.reels.base.map((strip) => [...strip]);
  if (rules.bothWays || rules.fullScreenMultiplier !== 1 || definition.reels.free !== undefined)
    throw new Error(`${definition.id} has rules that the scan in C does not know`);
  const bestOfWilds = Array.from({ length: reels + 1 }, (_, count) =>
    mostOf(rules.pays.map((pays) => pays[count]!)),
  );
  const mostUnits = definition.lines.length * mostOf(rules.pays.flat()) + mostOf(rules.scatterPays);
  return `${[
    `#define REELS ${reels}`,
    `#define ROWS ${rows}`,
    `#define LINES ${definition.lines.length}`,
    `#define WILD ${rules.wild}`,
    `#define SCATTER ${rules.scatter}`,
    `#define FREE_MULTIPLIER ${rules.freeMultiplier}`,
    `#define MOST_FREE_SPINS ${MOST_FREE_SPINS}`,
    `#define CAP_UNITS ${rules.maximumWinUnits}`,
    `#define MOST_UNITS ${mostUnits}`,
    listOf(
      'int',
      'LENGTH',
      strips.map(({ length }) => length),
    ),
    tableOf(
      'unsigned char',
      'STRIP',
      strips.map((strip) => [...strip, ...strip.slice(0, rows - 1)]),
    ),
    tableOf('int', 'LINE', definition.lines),
    tableOf('int', 'PAYS', rules.pays),
    listOf('int', 'BEST_OF_WILDS', bestOfWilds),
    listOf('int', 'SCATTER_PAYS', rules.scatterPays),
    listOf('int', 'AWARDS', rules.awards),
  ].join('\n')}\n`;
}

function listOf(type: string, name: string, values: readonly number[]): string {
  return `static const ${type} ${name}[${values.length}] = {${values.join(', ')}};`;
}

/** Rows may differ in length; what is left of them is zero. */
function tableOf(type: string, name: string, rows: readonly (readonly number[])[]): string {
  const width = mostOf(rows.map(({ length }) => length));
  return `static const ${type} ${name}[${rows.length}][${width}] = {${rows.map((row) => `{${row.join(', ')}}`).join(', ')}};`;
}

function mostOf(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), 0);
}
