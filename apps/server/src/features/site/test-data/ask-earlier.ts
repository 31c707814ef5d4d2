import type { InputOf } from '@croupier/contract/kit';
import type { testAgo } from '@croupier/contract/site/test-data';
import type { RegionId } from '@croupier/domain/site/regions';
import type { Clock } from '../../../platform/clock.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { askedEarlier, beginStop } from '../../people/exclusions/feature.ts';
import { listLimits, setLimit } from '../../people/limits/feature.ts';
import {
  cancelRegionWish,
  findPlayerById,
  findWish,
  setRegion,
  type PlayersParts,
} from '../../people/players/feature.ts';

interface Parts extends PlayersParts {
  /** By which people who stopped are known again. */
  readonly key: Buffer;
}

type Wanted = InputOf<typeof testAgo>['body'];

/**
 * What a player asked for was asked so much earlier, or they stopped then. It is asked again under a clock that is behind, by the ways of
 * players: what is on record for it is as true as what is kept.
 */
export async function askEarlier(
  parts: Parts,
  wanted: Wanted,
): Promise<{ done: true } | Refused<typeof testAgo>> {
  const player = await findPlayerById(parts.db, BigInt(wanted.playerId));
  if (!player) return refuse('not_found');
  const clock: Clock = { now: () => new Date(parts.clock.now().getTime() - wanted.agoMs) };
  const then = { ...parts, clock };
  const isDone = await askThen(then, { playerId: player.id, region: player.region }, wanted);
  return isDone ? { done: true } : refuse('conflict');
}

async function askThen(
  parts: Parts,
  { playerId, region }: { readonly playerId: bigint; readonly region: RegionId },
  wanted: Wanted,
): Promise<boolean> {
  switch (wanted.did) {
    case 'stop':
      return (await beginStop(parts, { playerId, region }, wanted.term)) === undefined;
    case 'ask-return':
      return askedEarlier(parts, playerId, wanted.agoMs);
    case 'ask-region':
      return askRegion(parts, playerId);
    case 'ask-limits':
      return askLimits(parts, playerId);
  }
}

/** @returns whether a move waits */
async function askRegion(parts: PlayersParts, playerId: bigint): Promise<boolean> {
  const wish = await findWish(parts.db, playerId);
  if (!wish) return false;
  await cancelRegionWish(parts, { playerId });
  return (await setRegion(parts, { playerId }, { region: wish.region })) === undefined;
}

/** @returns whether any weaker limit waits */
const askLimits = ({ db, clock }: PlayersParts, playerId: bigint): Promise<boolean> =>
  db.transaction(async (tx) => {
    const asked = (await listLimits(tx, playerId)).filter(({ askedAt }) => askedAt !== null);
    for (const { rule, period, asked: amount } of asked)
      await setLimit(tx, { playerId, rule, period, amount }, clock.now());
    return asked.length > 0;
  });
