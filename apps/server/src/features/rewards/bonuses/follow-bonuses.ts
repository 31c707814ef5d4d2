import { bonusState, isDepositTooSmall, type BonusTerms } from '@croupier/domain/rewards/bonuses';
import { DAY_MS, judgeStanding } from '@croupier/domain/rewards/programmes';
import type { Tx } from '../../../platform/database.ts';
import { appendFacts, type StoredFact } from '../../../platform/outbox.ts';
import { findStanding } from '../standing/feature.ts';
import { wantedOf } from './activate-bonus.ts';
import { KIND, versionOf, type BonusParts, type BonusVersion } from './bonus-parts.ts';
import {
  findBonus,
  findBonusOfGrant,
  setDeposited,
  setOver,
  type BonusRow,
  type LivingBonus,
} from './bonus-store.ts';
import {
  findBonusOfPromo,
  findChosen,
  listEnding,
  listExpired,
  listWaiting,
  listWithdrawn,
  markEndTold,
  setShort,
  type EndingBonus,
} from './bonus-marks-store.ts';
import { depositOffers, offersBy, referenceOf } from './find-offers.ts';
import { offerBonus } from './offer-bonus.ts';

/**
 * Keeps which deposits have come that a bonus was chosen for: a job activates those. Where less came than the bonus asks for, it waits for
 * another deposit.
 */
export async function followDeposits(
  parts: BonusParts,
  tx: Tx,
  facts: readonly StoredFact<'pay-in.changed'>[],
): Promise<void> {
  for (const { playerId, createdAt, payload } of facts)
    if (payload.state === 'PAID' && payload.amountMinor !== undefined) {
      const deposit = { payInId: payload.id, amountMinor: BigInt(payload.amountMinor) };
      // What was asked for was judged as the bonus was chosen.
      if (payload.askedMinor !== undefined && (await fallsShort(parts, tx, { playerId, ...deposit })))
        await setShort(tx, playerId, payload.id);
      else await setDeposited(tx, { playerId, ...deposit, paidAt: createdAt });
    }
}

async function fallsShort(
  parts: BonusParts,
  tx: Tx,
  { playerId, payInId, amountMinor }: { playerId: bigint; payInId: string; amountMinor: bigint },
): Promise<boolean> {
  const id = await findChosen(tx, playerId, payInId);
  const bonus = id && (await findBonus(tx, playerId, id));
  if (!bonus) return false;
  const { terms } = (await versionOf(parts, bonus, tx)).programme;
  return isDepositTooSmall(terms, { amountMinor, currency: bonus.currency });
}

/** Tells of bonuses whose money or rounds are over, and offers the next step of a series to who has finished one. */
export async function followEnds(
  parts: BonusParts,
  tx: Tx,
  facts: readonly StoredFact<'bonus.ended' | 'gift.ended' | 'free-rounds.ended'>[],
): Promise<void> {
  for (const { playerId, topic, payload } of facts) {
    const find = topic === 'bonus.ended' ? findBonusOfGrant : findBonus;
    const bonus = await find(tx, playerId, payload.id);
    if (!bonus) continue;
    const state = bonusState(bonus, parts.clock.now());
    const { id, code } = bonus;
    await appendFacts(tx, [{ playerId, topic: 'bonus.changed', payload: { id, code, state } }]);
    if (state === 'FINISHED') await offerNext(parts, tx, bonus);
  }
}

/** The next step of a series, for who may have it now. */
async function offerNext(parts: BonusParts, tx: Tx, bonus: LivingBonus): Promise<void> {
  const { playerId, id, seriesId, step } = bonus;
  const { next } = (await versionOf(parts, bonus, tx)).programme.terms;
  if (next === undefined) return;
  const now = parts.clock.now();
  const under = await parts.programmes.find<BonusTerms>(KIND, next, { now, through: tx });
  if (!under || under.over) return;
  await offerTo(tx, {
    playerId,
    under,
    reference: `after ${id}`,
    series: { id: seriesId, step: step + 1 },
    now,
  });
}

interface Offered {
  readonly playerId: bigint;
  readonly under: BonusVersion;
  readonly reference: string;
  readonly series?: { readonly id: string; readonly step: number };
  readonly now: Date;
}

/** Offers a bonus to a player who may have it; to who may not it is neither offered nor told of. */
export async function offerTo(tx: Tx, { now, ...offered }: Offered): Promise<void> {
  const player = await findStanding(tx, offered.playerId, now);
  if (!player || judgeStanding(player, wantedOf(offered.under))) return;
  await offerBonus(tx, { ...offered, region: player.region, by: 'house', now });
}

/** Offers what an answered address brings: the bonuses of registration, and that of the first deposit. */
export async function followRegistrations(
  parts: BonusParts,
  tx: Tx,
  facts: readonly StoredFact<'account.email-verified' | 'account.phone-verified'>[],
): Promise<void> {
  const now = parts.clock.now();
  for (const playerId of new Set(facts.map((fact) => fact.playerId))) {
    const player = await findStanding(tx, playerId, now);
    if (!player) continue;
    const offers = await offersBy(parts, ['registration'], { region: player.region, now, through: tx });
    for (const under of offers.filter(({ programme }) => !programme.terms.codes))
      await offerTo(tx, { playerId, under, reference: 'registration', now });
    const { region } = player;
    for (const under of await depositOffers(parts, player, { region, now, through: tx }))
      await offerTo(tx, { playerId, under, reference: referenceOf(under, region, now), now });
  }
}

/** Offers the bonus of a code that was brought to sign-up, once its account is answered for. */
export async function followCodes(
  parts: BonusParts,
  tx: Tx,
  facts: readonly StoredFact<'promo-code.redeemed'>[],
): Promise<void> {
  const now = parts.clock.now();
  for (const { playerId, payload } of facts) {
    const code = await findBonusOfPromo(tx, payload.code);
    const under = code && (await parts.programmes.find<BonusTerms>(KIND, code, { now, through: tx }));
    const player = await findStanding(tx, playerId, now);
    if (!under || under.over || !player) continue;
    await offerTo(tx, { playerId, under, reference: referenceOf(under, player.region, now), now });
  }
}

/** Makes offers of the rewards that are bonuses: what a box, a goal or an operator gave. */
export async function followRewards(
  parts: BonusParts,
  tx: Tx,
  facts: readonly StoredFact<'reward.given'>[],
): Promise<void> {
  const now = parts.clock.now();
  for (const { playerId, payload } of facts) {
    if (payload.kind !== 'bonus' || payload.of === undefined) continue;
    const under = await parts.programmes.find<BonusTerms>(KIND, payload.of, { now, through: tx });
    const player = await findStanding(tx, playerId, now);
    // What was given is owed, whatever has changed between the reward and this; whether it may be used is judged when it is.
    if (!under || !player) continue;
    const reference = `reward ${payload.id}`;
    await offerBonus(tx, { playerId, region: player.region, under, reference, by: 'house', now });
  }
}

/** Puts away what waits for players who have excluded themselves or leave: nothing shall ask them to come back. */
export async function followLeavers(
  parts: BonusParts,
  tx: Tx,
  facts: readonly StoredFact<'exclusion.begun' | 'account.deletion-asked'>[],
): Promise<void> {
  for (const { playerId } of facts)
    for (const bonus of await listWaiting(tx, playerId)) await endWaiting(parts, tx, bonus, 'CANCELED');
}

const PORTION = 500;

/** Ends what nobody took in time, and what waits under a programme that was withdrawn. */
export async function endUntaken(parts: BonusParts, signal?: AbortSignal): Promise<void> {
  const { db, clock } = parts;
  const rounds = [
    { list: () => listExpired(db, clock.now(), PORTION), state: 'EXPIRED' },
    { list: () => listWithdrawn(db, PORTION), state: 'CANCELED' },
  ] as const;
  for (const { list, state } of rounds)
    for (let rows = await list(); rows.length > 0 && !signal?.aborted; rows = await list())
      for (const row of rows) await db.transaction((tx) => endWaiting(parts, tx, row, state));
}

async function endWaiting(
  { clock }: BonusParts,
  tx: Tx,
  { playerId, id }: Pick<BonusRow, 'playerId' | 'id'>,
  state: 'EXPIRED' | 'CANCELED',
): Promise<void> {
  if (!(await setOver(tx, { playerId, id }, { state, now: clock.now() }))) return;
  const { code } = (await findBonus(tx, playerId, id))!;
  await appendFacts(tx, [{ playerId, topic: 'bonus.changed', payload: { id, code, state } }]);
}

/** Tells once, a day before, that an active bonus of money ends. */
export async function tellExpiring({ db, clock }: BonusParts, signal?: AbortSignal): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() + DAY_MS);
  const list = () => listEnding(db, { now, before, limit: PORTION });
  for (let rows = await list(); rows.length > 0 && !signal?.aborted; rows = await list())
    for (const row of rows) await db.transaction((tx) => tellOne(tx, row, now));
}

async function tellOne(tx: Tx, { playerId, id, code, expiresAt }: EndingBonus, now: Date): Promise<void> {
  if (!(await markEndTold(tx, { playerId, id }, now))) return;
  const payload = { id, code, expiresAt: expiresAt.toISOString() };
  await appendFacts(tx, [{ playerId, topic: 'bonus.expiring', payload }]);
}
