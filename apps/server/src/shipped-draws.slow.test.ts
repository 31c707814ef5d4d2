import { costOfLoot, costOfReward } from '@croupier/domain/rewards/programmes';
import { fitOfDraws, type LootTableRow } from '@croupier/games';
import { createFairStream } from '@croupier/games/fair/fair-stream.ts';
import { drawLoot } from '@croupier/games/fair/loot.ts';
import { expect, test } from 'vitest';
import { readShipped } from './features/rewards/programmes/feature.ts';
import { PROGRAMME_KINDS } from './programme-kinds.ts';

const DRAWS = 200_000;
/** One fair table in a thousand would be farther off; the seeds are fixed. */
const LEAST_P = 0.001;
/** Three standard errors: one sheet in four hundred would be farther off by chance. */
const ERRORS = 3;

type Row = LootTableRow & { readonly reward: object };

/** The tables of every programme that ships, wherever they stand in its terms. */
const TABLES = (await readShipped(new Map(PROGRAMME_KINDS.map((kind) => [kind.kind, kind])))).flatMap(
  ({ kind, code, body }) => tablesIn(body).map((rows, at) => ({ name: `${kind} ${code} ${at + 1}`, rows })),
);

function tablesIn(value: unknown): Row[][] {
  if (typeof value !== 'object' || value === null) return [];
  const isTable = Array.isArray(value) && value.length > 0 && value.every((row) => row?.weight && row.reward);
  return isTable ? [value as Row[]] : Object.values(value).flatMap(tablesIn);
}

test('finds the tables of the wheel, the boxes, the mini-games, the calendar, presents and promotions', () => {
  const kinds = new Set(TABLES.map(({ name }) => name.split(' ')[0]));
  for (const kind of ['wheel', 'box', 'mini-game', 'calendar', 'present', 'bonus-promotion'])
    expect(kinds).toContain(kind);
});

test.each(TABLES)(
  `gives the rows of $name as often as it publishes, and costs what its sheet says, over ${DRAWS} draws`,
  ({ name, rows }) => {
    const counts = rows.map(() => 0);
    const inputs = {
      serverSeed: 'c4'.repeat(32),
      clientSeed: name.replaceAll(' ', '-'),
      domain: 'loot-shipped',
    };
    for (let nonce = 0; nonce < DRAWS; nonce += 1)
      counts[drawLoot(createFairStream({ ...inputs, nonce }), rows)]! += 1;
    const { fit } = fitOfDraws(
      rows.map(({ weight }) => weight),
      counts,
    );
    if (rows.length > 1) expect(fit!.p).toBeGreaterThan(LEAST_P);
    for (const [currency, { expectedMinor, worstMinor }] of Object.entries(costOfLoot(rows))) {
      const costs = rows.map(({ reward }) => Number(minorOf(reward, currency)));
      const mean = costs.reduce((sum, cost, place) => sum + cost * counts[place]!, 0) / DRAWS;
      const square = costs.reduce((sum, cost, place) => sum + (cost - mean) ** 2 * counts[place]!, 0) / DRAWS;
      // The sheet rounds up to a whole minor unit.
      expect(Math.abs(Number(expectedMinor) - mean)).toBeLessThan(ERRORS * Math.sqrt(square / DRAWS) + 1);
      expect(Number(worstMinor)).toBe(Math.max(...costs));
    }
  },
);

const minorOf = (reward: object, currency: string): bigint =>
  (costOfReward(reward) as Record<string, { expectedMinor: bigint } | undefined>)[currency]?.expectedMinor ??
  0n;
