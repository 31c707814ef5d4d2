import { programmeLines } from '@croupier/contract/rewards/programmes';
import type { Programme } from '@croupier/domain/rewards/programmes';
import { REGION_IDS } from '@croupier/domain/site/regions';
import { knownKind } from './known-kinds.ts';

/**
 * What is wrong with a programme as far as it can be told here: other programmes are the server's to know, which tells of them when it is
 * saved.
 */
export function judgeHere(kind: string, body: object): string[] {
  const known = knownKind(kind);
  if (!known) return [];
  // The form of the fields is looked at first; only what has it is asked what it costs.
  const blind = {
    ...{ now: new Date(), leadsTo: () => [] },
    published: () => ({ regions: REGION_IDS, from: new Date(0), until: null }),
  };
  const lines = programmeLines(known, body, blind);
  if (lines.length > 0) return lines;
  const whole = body as Programme;
  const cost = known.costOf(whole);
  return programmeLines(known, body, {
    ...{ ...blind, cost, traits: known.traitsOf(whole), wagerTimes: known.wagerTimesOf(whole) },
  });
}
