import type { InputOf } from '@croupier/contract/kit';
import type { testPlayRule } from '@croupier/contract/site/test-data';
import type { Currency } from '@croupier/domain/money/amounts';
import type { PlayRule } from '@croupier/domain/people/play-rules';
import { REGIONS } from '@croupier/domain/site/regions';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import type { Fairness } from '../../play/fairness/feature.ts';
import { dropPlayRule, setPlayRule } from '../../people/play-rules/feature.ts';
import { findPlayerById, type PlayersParts } from '../../people/players/feature.ts';

type Wanted = InputOf<typeof testPlayRule>['body'];

/** A rule made for one test, or taken away. */
export async function makePlayRule(
  { db, fairness }: Pick<PlayersParts, 'db'> & { readonly fairness: Pick<Fairness, 'seats'> },
  wanted: Wanted,
): Promise<{ done: true } | Refused<typeof testPlayRule>> {
  const playerId = BigInt(wanted.playerId);
  const player = await findPlayerById(db, playerId);
  if (!player) return refuse('not_found');
  await fairness.seats.prepare(playerId);
  const rule = ruleOf(wanted, REGIONS[player.region].currency);
  await db.transaction((tx) => (rule ? setPlayRule(tx, playerId, rule) : dropPlayRule(tx, playerId, wanted)));
  return { done: true };
}

function ruleOf(wanted: Wanted, currency: Currency): PlayRule | undefined {
  if ('from' in wanted && wanted.from !== undefined) {
    const { rule, from, until } = wanted;
    return { rule, from: new Date(from), until: until === undefined ? null : new Date(until) };
  }
  if (!('amountMinor' in wanted) || wanted.amountMinor === undefined) return undefined;
  const amount = { amountMinor: BigInt(wanted.amountMinor), currency };
  return wanted.rule === 'stake_maximum'
    ? { rule: wanted.rule, ...amount }
    : { rule: wanted.rule, period: wanted.period, ...amount };
}
