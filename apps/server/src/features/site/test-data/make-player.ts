import { randomBytes, randomUUID } from 'node:crypto';
import type { BalanceKind } from '@croupier/domain/money/amounts';
import type { HouseAccount } from '@croupier/domain/money/ledger';
import type { LimitPeriod } from '@croupier/domain/people/limits';
import { REGIONS, type Language, type RegionId } from '@croupier/domain/site/regions';
import type { Tx } from '../../../platform/database.ts';
import { mustPost } from '../../money/ledger/index.ts';
import type { Limits } from '../../people/limits/index.ts';
import { openAccount, type PlayersParts } from '../../people/players/index.ts';

export interface WantedPlayer {
  region?: RegionId;
  language?: Language;
  verified?: number;
  unanswered?: boolean;
  /** Real money, in the region's currency. */
  balanceMinor?: string;
  /** Play money on top of what every new account starts with. */
  playMinor?: string;
  /** Deposit limits, in the region's currency. */
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
      verifyLevel: wanted.verified ?? 0,
      unanswered: wanted.unanswered ?? false,
      now: parts.clock.now(),
    });
    if (playerId === undefined) throw new Error('a random e-mail was taken');
    if (wanted.balanceMinor)
      await give(tx, { playerId, region, kind: 'real', amountMinor: BigInt(wanted.balanceMinor) });
    if (wanted.playMinor)
      await give(tx, { playerId, region, kind: 'play', amountMinor: BigInt(wanted.playMinor) });
    for (const [period, amount] of Object.entries(wanted.limits ?? {})) {
      const amountMinor = BigInt(amount);
      const { currency } = REGIONS[region];
      await parts.limits.setLimit(tx, { playerId, period: period as LimitPeriod, amountMinor, currency });
    }
    return playerId;
  });
  return { id: String(id), username: email, password };
}

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
