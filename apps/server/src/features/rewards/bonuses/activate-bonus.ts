import type { activateBonus as operation } from '@croupier/contract/rewards/bonuses';
import {
  areSpins,
  bonusMoney,
  bonusState,
  isDepositTooSmall,
  needsDeposit,
  wagerTimesOfBonus,
  type BonusTerms,
} from '@croupier/domain/rewards/bonuses';
import { DAY_MS, type OfferOver, type Wanted } from '@croupier/domain/rewards/programmes';
import { REGIONS, type RegionId } from '@croupier/domain/site/regions';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { crashPoint } from '../../../platform/crash-point.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { lockPlayer } from '../../people/players/feature.ts';
import { giveFreeRounds, listGamesOfStudio } from '../../play/providers/feature.ts';
import { insertGift } from '../gifts/feature.ts';
import {
  claimAll,
  holdClaim,
  leftForPlayer,
  returnClaim,
  settleClaims,
  takeForPlayer,
} from '../programmes/feature.ts';
import { activateGrant, insertGrant, isAllowedHere, lockPurseSeat } from '../purses/feature.ts';
import { refuseByOffer, standingOf } from '../standing/feature.ts';
import { KIND, versionOf, type BonusParts, type BonusVersion } from './bonus-parts.ts';
import {
  findActiveGrant,
  findBonus,
  lockBonus,
  setActivated,
  setOver,
  type LivingBonus,
} from './bonus-store.ts';
import { claimsOf, moneyOf, worthOf, type BonusClaim } from './claims-of-bonus.ts';
import { offerBonus } from './offer-bonus.ts';
import { giftTermsOf, purseTermsOf } from './purse-terms.ts';

type Refusal = Refused<typeof operation>;

interface Activating {
  readonly playerId: bigint;
  readonly region: RegionId;
  readonly id: string;
}

/**
 * Activates a bonus: its money becomes bonus money, or its rounds begin. Again, it changes nothing. One that waits for a deposit, for a
 * date or for the end of another one stays as it is, which is no refusal. What is scarce is claimed before the player's
 * transaction, under the bonus's id: of two who want the last one the second finds it in other hands.
 */
export async function activateBonus(
  parts: BonusParts,
  { playerId, region, id }: Activating,
): Promise<Refusal | undefined> {
  const { db, clock } = parts;
  const now = clock.now();
  const bonus = await findBonus(db, playerId, id);
  if (!bonus) return refuse('not_found');
  if (bonus.state === 'ACTIVATED') return takeTurn(parts, bonus);
  const under = await versionOf(parts, bonus);
  const against = await refusalOf(parts, db, { bonus, under, region, now });
  if (against) return unlessActivated(db, bonus, against);
  if (await mustWait(db, { bonus, terms: under.programme.terms, now })) return undefined;
  const claims = claimsOf(bonus, under);
  const over = await claimAll(db, claims, now);
  if (over) return loseTo(parts, bonus, over);
  await parts.fairness.seats.prepare(playerId);
  crashPoint('bonus.claimed');
  const activated = await db.transaction((tx) =>
    activateClaimed(parts, tx, { bonus, under, region, claims }),
  );
  if (activated === 'activated') return undefined;
  // Others shall have it at once: a claim that its activation settled meanwhile stays.
  for (const wish of claims) await returnClaim(db, wish);
  return activated === 'waits' ? undefined : activated;
}

/** Activates a bonus that everything scarce was claimed for. Whether it may be is judged again under the player's lock, by the time it is then. */
async function activateClaimed(
  parts: BonusParts,
  tx: Tx,
  { bonus, under, region, claims }: Omit<Looked, 'now'> & { readonly claims: readonly BonusClaim[] },
): Promise<'activated' | 'waits' | Refusal> {
  const { playerId, id } = bonus;
  await lockPlayer(tx, playerId);
  const { grantId } = await lockPurseSeat(tx, playerId);
  const locked = (await lockBonus(tx, playerId, id))!;
  if (locked.state === 'ACTIVATED') return 'activated';
  const now = parts.clock.now();
  const still = await refusalOf(parts, tx, { bonus: locked, under, region, now });
  if (still) return still;
  // Another one became active meanwhile.
  if (grantId !== null && !areSpins(under.programme.terms)) return 'waits';
  // Returned by another call for the same bonus, which found it waiting, or by the job of claims: it may be asked for again.
  for (const wish of claims) if (!(await holdClaim(tx, wish))) return refuse('conflict');
  const { caps } = under.programme;
  if (!(await takeForPlayer(tx, { playerId, programmeId: under.id, caps, region, now })))
    return refuse('offer_over', { why: 'mine_used' });
  await begin(parts, tx, { bonus: locked, under, region, now });
  await settleClaims(tx, [id], now);
  crashPoint('bonus.before-commit');
  return 'activated';
}

/** The money that rounds became waits for its turn as a bonus does. */
async function takeTurn({ db, clock }: BonusParts, { playerId, grant }: LivingBonus): Promise<undefined> {
  if (grant?.state !== 'NOT_ACTIVATED') return;
  await db.transaction(async (tx) => {
    await lockPlayer(tx, playerId);
    // Refused while another one is active, or the player has stopped: it waits on.
    await activateGrant(tx, playerId, grant.id, clock.now());
  });
}

interface Looked {
  readonly bonus: LivingBonus;
  readonly under: BonusVersion;
  readonly region: RegionId;
  readonly now: Date;
}

async function refusalOf(
  { programmes }: BonusParts,
  db: Queryable,
  { bonus, under, region, now }: Looked,
): Promise<Refusal | undefined> {
  const { playerId } = bonus;
  const { terms, caps, code } = under.programme;
  const state = bonusState(bonus, now);
  if (state === 'ACTIVATED_OTHER_PEOPLE') return refuse('offer_over', { why: 'others' });
  // Who has moved since plays in other money, which no stake would take this for.
  if (REGIONS[region].currency !== bonus.currency) return refuseByOffer(regionRule(region));
  const rule = await standingOf(db, playerId, now, wantedOf(under));
  // Before its end: an exclusion ends bonuses, and its player is told of the exclusion, whoever came first.
  if (rule) return refuseByOffer(rule);
  if (state !== 'NOT_ACTIVATED') return refuse('offer_over', { why: 'ended' });
  // A studio may have no game of it any more: then there is nothing to give.
  if (terms.spins && (await gamesOf(db, terms.spins)).length === 0)
    return refuse('offer_over', { why: 'ended' });
  const found = await programmes.find<BonusTerms>(KIND, code, { now, through: db });
  // What its player holds goes on to its own end; a pause holds everybody.
  if (found?.over === 'paused' || found?.over === 'withdrawn')
    return refuse('offer_over', { why: found.over });
  if ((await leftForPlayer(db, { playerId, programmeId: under.id, caps, region, now })) === 0)
    return refuse('offer_over', { why: 'mine_used' });
  const money = moneyOf(bonus, terms);
  if (money && !(await isAllowedHere(db, playerId, money))) return refuseByOffer(regionRule(region));
  return undefined;
}

const regionRule = (region: RegionId) =>
  ({ rule: 'region_rule', until: null, level: null, verification: null, region }) as const;

/** The audience of a bonus, with what a region may forbid about it. */
export const wantedOf = ({ programme: { audience, terms } }: BonusVersion): Wanted => ({
  audience,
  traits: needsDeposit(terms) ? [] : ['free-bonus'],
  wagerTimes: wagerTimesOfBonus(terms),
});

/** Tells whether an activation waits for a date, a deposit or its turn; also told beside the bonus. */
export function needOf(
  { availableAt, depositMinor, currency, grant }: LivingBonus,
  terms: BonusTerms,
  { hasActive, now }: { readonly hasActive: boolean; readonly now: Date },
): 'date' | 'deposit' | 'turn' | null {
  if (availableAt !== null && availableAt > now) return 'date';
  const deposit = depositMinor !== null && { amountMinor: depositMinor, currency };
  const isCovered =
    deposit &&
    !isDepositTooSmall(terms, deposit) &&
    (areSpins(terms) || bonusMoney(terms, currency, depositMinor) !== undefined);
  if (needsDeposit(terms) && !isCovered) return 'deposit';
  // Rounds wait for nobody, what they have won does.
  return hasActive && (grant !== null || !areSpins(terms)) ? 'turn' : null;
}

async function mustWait(
  db: Queryable,
  { bonus, terms, now }: { bonus: LivingBonus; terms: BonusTerms; now: Date },
): Promise<boolean> {
  const hasActive = (await findActiveGrant(db, bonus.playerId)) !== null;
  return needOf(bonus, terms, { hasActive, now }) !== null;
}

/** A refusal of what another call for the same bonus has activated meanwhile is none: its share is what that one took. */
async function unlessActivated(
  db: Queryable,
  { playerId, id }: LivingBonus,
  refusal: Refusal,
): Promise<Refusal | undefined> {
  return (await findBonus(db, playerId, id))?.state === 'ACTIVATED' ? undefined : refusal;
}

/** The last of it is in other hands. */
async function loseTo(
  { db, clock }: BonusParts,
  bonus: LivingBonus,
  why: OfferOver,
): Promise<Refusal | undefined> {
  const { playerId, id, code } = bonus;
  const state = 'ACTIVATED_OTHER_PEOPLE';
  await db.transaction(async (tx) => {
    if (!(await setOver(tx, bonus, { state, now: clock.now() }))) return;
    await appendFacts(tx, [{ playerId, topic: 'bonus.changed', payload: { id, code, state } }]);
  });
  return unlessActivated(db, bonus, refuse('offer_over', { why }));
}

/** Gives what the bonus gives, its seat and row locked, and offers what comes with it. */
async function begin(parts: BonusParts, tx: Tx, { bonus, under, region, now }: Looked): Promise<void> {
  const { playerId, id, code, currency } = bonus;
  const { terms } = under.programme;
  if (!(await setActivated(tx, bonus, now))) throw new Error(`Bonus ${id} was not waiting under its lock`);
  const amountMinor = worthOf(bonus, terms);
  if (terms.spins) await beginSpins(tx, bonus, terms, now);
  else await beginMoney(tx, bonus, terms, now);
  const payload = { id, code, currency, amountMinor: String(amountMinor) };
  await appendFacts(tx, [{ playerId, topic: 'bonus.activated', payload }]);
  if (terms.additional !== undefined)
    await addAdditional(parts, tx, { bonus, code: terms.additional, region, now });
}

async function beginMoney(tx: Tx, bonus: LivingBonus, terms: BonusTerms, now: Date): Promise<void> {
  const { playerId, id, currency } = bonus;
  const { amountMinor, wagerMinor } = moneyOf(bonus, terms)!;
  const expiresAt = new Date(now.getTime() + terms.validDays * DAY_MS);
  const purse = await purseTermsOf(tx, terms, currency);
  await insertGrant(tx, { playerId, id, amountMinor, wagerMinor, terms: purse, expiresAt, now });
  const refused = await activateGrant(tx, playerId, id, now);
  // Under the lock of the player and the seat nothing can have come between.
  if (refused) throw new Error(`The money of bonus ${id} was refused: ${refused.refused}`);
}

async function beginSpins(tx: Tx, bonus: LivingBonus, terms: BonusTerms, now: Date): Promise<void> {
  const { playerId, id, currency } = bonus;
  const { rounds, stake, provider } = terms.spins!;
  const games = await gamesOf(tx, terms.spins!);
  const gives = { playerId, id, currency, games, rounds, stakeMinor: BigInt(stake[currency]!), now };
  const becomes = await giftTermsOf(tx, terms, currency);
  const expiresAt = new Date(now.getTime() + terms.validDays * DAY_MS);
  if (provider === undefined) {
    await insertGift(tx, { ...gives, terms: becomes, expiresAt });
    return;
  }
  const verdict = await giveFreeRounds(tx, { ...gives, studio: provider, gathers: becomes, expiresAt });
  // Whether the player may have them, and of which games, was judged under the same lock.
  if (verdict !== 'given')
    throw new Error(`The rounds of bonus ${id} at ${provider} were refused: ${verdict}`);
}

/** The games that its rounds can be played in: those that the studio does not have are left out. */
const gamesOf = async (
  db: Queryable,
  { games, provider }: NonNullable<BonusTerms['spins']>,
): Promise<readonly string[]> => (provider === undefined ? games : listGamesOfStudio(db, provider, games));

/**
 * Offers what comes with a bonus. Rounds begin by themselves, by the job, which takes what is scarce for them as for any bonus; money waits
 * for its turn, since one bonus in money is active at a time. All that comes with one bonus is named after it, so that programmes that lead
 * back to each other give each once.
 */
async function addAdditional(
  { programmes }: BonusParts,
  tx: Tx,
  { bonus, code, region, now }: { bonus: LivingBonus; code: string; region: RegionId; now: Date },
): Promise<void> {
  const { playerId, id, depositMinor, currency } = bonus;
  const under = await programmes.find<BonusTerms>(KIND, code, { now, through: tx });
  if (!under || under.over || (await standingOf(tx, playerId, now, wantedOf(under)))) return;
  const reference = bonus.reference.startsWith('with ') ? bonus.reference : `with ${id}`;
  const { terms } = under.programme;
  // A deposit that is too small for it is none: it waits for one of its own.
  const counted = depositMinor ?? 0n;
  const deposit = isDepositTooSmall(terms, { amountMinor: counted, currency }) ? null : depositMinor;
  await offerBonus(tx, {
    playerId,
    region,
    under,
    reference,
    by: 'player',
    now,
    depositMinor: deposit,
    isDue: areSpins(terms),
  });
}
