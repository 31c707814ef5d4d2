import type { HouseAccount } from '@croupier/domain/money/ledger';
import type { VoidCause } from '@croupier/domain/play/rounds';
import type { PurseParts } from '@croupier/domain/rewards/purses';
import { canonicalJson } from '@croupier/games';
import type { Tx } from '../../../platform/database.ts';
import { derivedUuid } from '../../../platform/derived-uuid.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { mustPost, type PostInput } from '../../money/ledger/feature.ts';
import { forgetSeatRules } from '../../people/play-rules/feature.ts';
import { saveWagerLeft, type Purses } from '../../rewards/purses/feature.ts';
import { closeRound } from './close-round.ts';
import { readEntry } from './entry-text.ts';
import type { VoidPlan } from './plan-void.ts';
import type { StoredRound } from './rounds-store.ts';
import { insertVoid } from './voids-store.ts';

export interface VoidAbout {
  readonly cause: VoidCause;
  /** For people of the house. */
  readonly reason: string;
  readonly requestId: string | undefined;
  readonly now: Date;
}

/**
 * Takes a round back as it was planned in the same transaction. One that is open ends first, as any other, with a win of nothing: its
 * nonce stays used, and all that counts rounds counts it. Then the stake goes back and the win is taken, by two posts of the ledger.
 */
export async function voidRound(
  purses: Pick<Purses, 'lockGrant' | 'forfeit'>,
  tx: Tx,
  plan: VoidPlan,
  about: VoidAbout,
): Promise<void> {
  const { round, returned, taken, purse, progressMinor } = plan;
  const { playerId, key, game } = round;
  const { requestId, now } = about;
  if (round.open) await closeVoided(purses, tx, round, about);
  const { forfeitedMinor } = returned;
  const back = { realMinor: returned.realMinor, bonusMinor: returned.bonusMinor + forfeitedMinor };
  // Before the accounts, which the posts lock: what the rules leave is reckoned anew from what is staked and won now.
  await forgetSeatRules(tx, playerId);
  await postParts(tx, round, { from: 'bets', parts: back, requestId });
  await postParts(tx, round, { from: 'wins', parts: taken, requestId });
  if (purse && forfeitedMinor > 0n)
    await purses.forfeit(tx, purse.grant, { amountMinor: forfeitedMinor, round: `void ${key}` });
  if (purse?.wagerLeftMinor !== undefined && progressMinor > 0n)
    await saveWagerLeft(tx, purse.grant, purse.wagerLeftMinor + progressMinor);
  await insertVoid(tx, {
    ...{ playerId, key, now, cause: about.cause, reason: about.reason, requestId: requestId ?? null },
    ...{ wasOpen: round.open, stakeMinor: back.realMinor, winMinor: taken.realMinor },
    bonus: purse
      ? {
          ...{ grantId: purse.grant.id, stakeMinor: back.bonusMinor, winMinor: taken.bonusMinor },
          ...{ forfeitedMinor, progressMinor },
        }
      : null,
  });
  await appendFacts(tx, [
    { playerId, topic: 'round.voided', payload: { id: key, game }, ...(requestId && { requestId }) },
  ]);
}

async function closeVoided(
  purses: Pick<Purses, 'lockGrant' | 'forfeit'>,
  tx: Tx,
  { playerId, key, grantId, entry: before }: StoredRound,
  { requestId = `void-${key}`, now }: VoidAbout,
): Promise<void> {
  if (before === null) throw new Error(`Round ${playerId} ${key} is open and has no entry`);
  const entry = canonicalJson({ ...readEntry(before), voided: true });
  await closeRound(tx, purses, { playerId, key, grantId, before, entry, winMinor: 0n }, { requestId, now });
}

/** Each account is moved once by a post: what tells of it names the account as the post left it. */
async function postParts(
  tx: Tx,
  { playerId, key, currency, kind }: StoredRound,
  {
    from: name,
    parts,
    requestId,
  }: { from: HouseAccount & ('bets' | 'wins'); parts: PurseParts; requestId: string | undefined },
): Promise<void> {
  const house = { owner: 'house', name } as const;
  const sides = [
    { player: { owner: 'player', kind } as const, amountMinor: parts.realMinor },
    { player: { owner: 'player', kind: 'bonus' } as const, amountMinor: parts.bonusMinor },
  ];
  const transfers: PostInput['transfers'] = sides
    .filter(({ amountMinor }) => amountMinor > 0n)
    .map(({ player, amountMinor }) =>
      name === 'bets' ? { from: house, to: player, amountMinor } : { from: player, to: house, amountMinor },
    );
  if (transfers.length === 0) return;
  await mustPost(tx, {
    ...{ playerId, currency, transfers, operation: 'void', reference: key },
    key: derivedUuid(`void ${name} ${playerId} ${key}`),
    ...(requestId !== undefined && { requestId }),
  });
}
