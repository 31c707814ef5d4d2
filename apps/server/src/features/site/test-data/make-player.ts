import { randomBytes, randomUUID } from 'node:crypto';
import type { BalanceKind } from '@croupier/domain/money/amounts';
import type { HouseAccount } from '@croupier/domain/money/ledger';
import { levelToPlay } from '@croupier/domain/people/documents';
import {
  LIMIT_PERIODS,
  openNeeds,
  type LimitKey,
  type LimitPeriod,
  type LimitSize,
} from '@croupier/domain/people/limits';
import {
  EDITIONS,
  placesOf,
  REGIONS,
  type Language,
  type RegionId,
  type RulePlaces,
} from '@croupier/domain/site/regions';
import type { Tx } from '../../../platform/database.ts';
import { mustPost } from '../../money/ledger/feature.ts';
import { giveLevel } from '../../people/documents/feature.ts';
import type { Limits } from '../../people/limits/feature.ts';
import { openAccount, type PlayersParts } from '../../people/players/feature.ts';

export interface WantedPlayer {
  region?: RegionId;
  language?: Language;
  /** Where they live, as documents would have shown. */
  residence?: RegionId;
  verified?: number;
  unanswered?: boolean;
  /** Real money, in the region's currency. */
  balanceMinor?: string;
  /** Play money on top of what every new account starts with. */
  playMinor?: string;
  /** Deposit limits, in the region's currency; where left out, generous ones of what has to be limited there. */
  limits?: Partial<Record<LimitPeriod, string>>;
}

/** A player made for one test, whole as a signed-up one, with the balances it asks for. */
export async function makePlayer(
  parts: PlayersParts & { limits: Pick<Limits, 'setLimit'> },
  wanted: WantedPlayer,
): Promise<{ id: string; username: string; password: string }> {
  const region = wanted.region ?? 'UA';
  const email = `test-${randomBytes(8).toString('hex')}@players.example`;
  const password = randomBytes(12).toString('base64url');
  const hashed = await parts.passwords.hash(password);
  if (hashed === 'busy') throw new Error('too many test players at once');
  const id = await parts.db.transaction(async (tx) => {
    const playerId = await openAccount(tx, {
      email,
      ...hashed,
      region,
      language: wanted.language ?? REGIONS[region].language,
      birthday: '1990-05-20',
      unanswered: wanted.unanswered ?? false,
      now: parts.clock.now(),
    });
    if (playerId === undefined) throw new Error('a random e-mail was taken');
    const { residence = null } = wanted;
    const level = wanted.verified ?? levelToPlay({ region, wishedRegion: null, residence });
    const country = residence && EDITIONS[residence].countries[0]!.code;
    await giveLevel(tx, playerId, level, { by: 'test', at: parts.clock.now(), country });
    if (wanted.balanceMinor)
      await give(tx, { playerId, region, kind: 'real', amountMinor: BigInt(wanted.balanceMinor) });
    if (wanted.playMinor)
      await give(tx, { playerId, region, kind: 'play', amountMinor: BigInt(wanted.playMinor) });
    for (const limit of limitsOf(wanted, region)) await parts.limits.setLimit(tx, { playerId, ...limit });
    return playerId;
  });
  return { id: String(id), username: email, password };
}

type TestLimit = LimitKey & { readonly amount: LimitSize };

function limitsOf({ limits, residence }: WantedPlayer, region: RegionId): TestLimit[] {
  const set = limits ? depositLimits(region, limits) : [];
  // None at all is a wish, too.
  if (limits && set.length === 0) return [];
  return [...set, ...generousLimits({ region, wishedRegion: null, residence: residence ?? null }, set)];
}

/** Where nobody stakes real money without limits, such as nobody reaches. @param set what is limited already */
export const generousLimits = (places: RulePlaces, set: readonly TestLimit[] = []): TestLimit[] =>
  openNeeds(placesOf(places), set).flatMap((need) =>
    need.includes('session_time')
      ? [{ rule: 'session_time', period: 'day', amount: { size: 1_440n, currency: null } }]
      : depositLimits(places.region, { month: '100000000000' }),
  );

const depositLimits = (region: RegionId, sizes: Partial<Record<LimitPeriod, string>>): TestLimit[] =>
  LIMIT_PERIODS.flatMap((period) => {
    const [size, { currency }] = [sizes[period], REGIONS[region]];
    return size ? [{ rule: 'deposit_limit', period, amount: { size: BigInt(size), currency } }] : [];
  });

/** Money from nowhere, as an adjustment that the books show as such. */
export async function give(
  tx: Tx,
  gift: { playerId: bigint; region: RegionId; kind: BalanceKind; amountMinor: bigint },
): Promise<void> {
  const name: HouseAccount = gift.kind === 'play' ? 'play-issue' : 'adjustments';
  await mustPost(tx, {
    playerId: gift.playerId,
    currency: REGIONS[gift.region].currency,
    key: randomUUID(),
    operation: 'adjustment',
    transfers: [
      {
        from: { owner: 'house', name },
        to: { owner: 'player', kind: gift.kind },
        amountMinor: gift.amountMinor,
      },
    ],
  });
}
