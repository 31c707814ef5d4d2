import { canonicalJson } from '../canonical-json.ts';
import { verifyLoot } from '../fair/verify-loot.ts';
import { drawLine, SAID, type RequestCheck } from './check-request.ts';
import type { LootRequest } from './loot-request.ts';

/**
 * Computes a draw from a table and compares all that is claimed of it.
 * @throws when a seed, the domain or the rows are outside their grammar
 */
export function checkLoot(request: LootRequest): RequestCheck {
  const found = verifyLoot(request);
  const { domain, nonce, version, rows, givenPlace } = request;
  const comparisons = [
    { name: `commitment ${found.commitment}`, agrees: found.commitmentMatches },
    { name: `table hash ${found.tableHash}`, agrees: found.tableMatches },
    { name: `drawn place ${found.drawnPlace}`, agrees: found.placeMatches },
    { name: `given place ${givenPlace}: the drawn one or its fallback`, agrees: found.givenFits },
  ];
  return {
    agrees: comparisons.every(({ agrees }) => agrees),
    lines: [
      `${domain}, draw ${nonce}${version === undefined ? '' : `, version ${version}`}`,
      ...rows.map(
        ({ weight, reward }, place) =>
          `row ${place}   ${weight} of ${found.odds.totalWeight}  ${canonicalJson(reward)}`,
      ),
      drawLine(found.draw, 0),
      ...comparisons.map(({ name, agrees }) => `${SAID[String(agrees)]} ${name}`),
    ],
  };
}
