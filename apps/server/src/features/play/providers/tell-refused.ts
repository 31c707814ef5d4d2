import type { PlayRuleRefusal } from '@croupier/contract/people/play-rules';
import type { FactPayloads } from '@croupier/domain/facts';
import type { Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';

type Told = FactPayloads['provider-bet.refused'];

interface RefusedBet {
  readonly playerId: bigint;
  readonly game: string;
  readonly refusal: PlayRuleRefusal;
}

/** Tells the player which rule was against a stake, with the commit of the refusal: a studio cannot, as it is not told. */
export async function tellRefused(tx: Tx, { playerId, game, refusal }: RefusedBet): Promise<void> {
  const { rule, period, currency, limitMinor, leftMinor, until, byHouse, verify } = refusal;
  const payload: Told = {
    ...{ game, rule, currency, leftMinor },
    ...(period !== null && { period }),
    ...(limitMinor !== null && { limitMinor }),
    ...(until !== null && { until }),
    ...(byHouse && { by: 'house' }),
    ...verify,
  };
  await appendFacts(tx, [{ playerId, topic: 'provider-bet.refused', payload }]);
}

/** The refusal that a fact tells of, as a 418 has it. */
export const refusalOf = ({ rule, currency, leftMinor, ...more }: Told): PlayRuleRefusal => ({
  ...{ rule, currency, leftMinor, period: more.period ?? null },
  ...{ limitMinor: more.limitMinor ?? null, until: more.until ?? null },
  ...(more.by && { byHouse: true }),
  ...(more.level !== undefined &&
    more.needed !== undefined && { verify: { level: more.level, needed: more.needed } }),
});
