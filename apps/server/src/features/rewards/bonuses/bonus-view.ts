import type { Bonus, BonusOffer, SingleBonus } from '@croupier/contract/rewards/bonuses';
import type { Currency } from '@croupier/domain/money/amounts';
import {
  amountIn,
  areSpins,
  bonusState,
  isBonusOver,
  isOfCurrency,
  type BonusState,
  type BonusTerms,
} from '@croupier/domain/rewards/bonuses';
import type { GameFilter } from '@croupier/domain/rewards/goals';
import type { Language } from '@croupier/domain/site/regions';
import { balancesOf } from '../../money/ledger/feature.ts';
import { renderMarkdown } from '../../site/content/feature.ts';
import { sheetOf } from '../honest-offers/feature.ts';
import { textOf } from '../purses/feature.ts';
import { needOf } from './activate-bonus.ts';
import { KIND, versionOf, type BonusParts, type BonusVersion } from './bonus-parts.ts';
import { findActiveGrant, findBonus, type LivingBonus } from './bonus-store.ts';
import { contributionsOf } from './purse-terms.ts';

interface Words {
  readonly title: string;
  readonly lead: string;
  readonly terms: readonly string[];
}

const wordsOf = ({ programme }: BonusVersion, language: Language): Words =>
  programme.texts[language] as Words;

/** An offer of a bonus in words of a language: what it gives, and everything that it is given under. */
export async function offerView(
  { db }: Pick<BonusParts, 'db'>,
  under: BonusVersion,
  { currency, language, until = null }: { currency: Currency; language: Language; until?: Date | null },
): Promise<BonusOffer> {
  const { code, picture, terms } = under.programme;
  const words = wordsOf(under, language);
  return {
    ...{ id: code, code, type: terms.type, name: words.title, lead: words.lead, picture },
    terms: words.terms.map((line) => renderMarkdown(line, language)),
    ...{ ...valueOf(terms, currency), currency },
    minDeposit: textOf(amountIn(terms.minDeposit, currency)),
    maxDeposit: textOf(amountIn(terms.maxDeposit, currency)),
    maximumMinor: textOf(amountIn(terms.maximum, currency)),
    rules: await rulesOf({ db }, terms, currency),
    honest: await sheetOf(db, { programmeId: under.id, version: under.version, currency }),
    spins: spinsOf(terms, currency),
    expireDate: until?.toISOString() ?? null,
    version: under.version,
  };
}

/** The offer of a bonus by its code, as a reward names it; undefined where there is none in the currency. */
export async function offerOf(
  parts: BonusParts,
  code: string,
  reading: { currency: Currency; language: Language },
): Promise<BonusOffer | undefined> {
  const under = await findPublished(parts, code, parts.clock.now());
  return under && isOfCurrency(under.programme.terms, reading.currency)
    ? offerView(parts, under, reading)
    : undefined;
}

/** The value of a bonus: a percentage, minor units or a number of rounds. */
function valueOf(terms: BonusTerms, currency: Currency): Pick<BonusOffer, 'value' | 'unit'> {
  if (areSpins(terms)) return { value: String(terms.spins!.rounds), unit: 'FS' };
  if (terms.type === 'PERCENT_ON_DEPOSIT') return { value: String(terms.percent), unit: '%' };
  return { value: String(amountIn(terms.amount, currency) ?? 0n), unit: 'currency' };
}

async function rulesOf(
  { db }: Pick<BonusParts, 'db'>,
  terms: BonusTerms,
  currency: Currency,
): Promise<BonusOffer['rules']> {
  const { order, source = 'ALL', withdrawal = 'keeps' } = terms;
  const { wagerTimes, wagerBase, otherContribution, validDays } = terms;
  const byGame = Object.entries(await contributionsOf(db, terms));
  return {
    ...{ order, wagerTimes, wagerBase, otherContribution, validDays, source, withdrawal },
    contributions: terms.contributions.map(({ of, percent }) => ({ of: nameOfFilter(of), percent })),
    maximumStakeMinor: textOf(amountIn(terms.maximumStake, currency)),
    maximumConversionMinor: textOf(amountIn(terms.maximumConversion, currency)),
    excludedGames: byGame.filter(([, percent]) => percent === 0).map(([game]) => game),
  };
}

/** The codes of a filter, for who reads what counts how much. */
function nameOfFilter(filter: GameFilter): string {
  if (filter === 'all') return 'all';
  const { games = [], categories = [], studios = [] } = filter;
  return [...categories, ...studios, ...games].join(', ') || 'all';
}

function spinsOf({ spins }: BonusTerms, currency: Currency): BonusOffer['spins'] {
  if (!spins) return null;
  const { provider = null, games, stake, rounds, endsAs } = spins;
  const stakeMinor = String(stake[currency] ?? 0);
  return {
    ...{ provider, games: [...games], stakeMinor, rounds, roundsLeft: rounds, endsAs },
    giftRoundsId: null,
  };
}

interface Reading {
  readonly playerId: bigint;
  readonly language: Language;
}

/** A player's bonuses as they see them. */
export async function bonusViews(
  parts: BonusParts,
  { playerId, language }: Reading,
  rows: readonly LivingBonus[],
): Promise<Bonus[]> {
  const { db, clock, purses } = parts;
  const now = clock.now();
  const active = rows.find(({ grant }) => grant?.state === 'ACTIVATED');
  const activeGrant = active?.grant?.id ?? (await findActiveGrant(db, playerId));
  const balances = active ? await balancesOf(db, playerId) : [];
  const leftOf = (currency: Currency) =>
    balances.find((each) => each.kind === 'bonus' && each.currency === currency)?.amountMinor ?? 0n;
  const openRound = active && (await purses.openRoundOf(db, playerId, active.grant!.id));
  const seen = { now, language, activeGrant, leftOf, openRound: openRound ?? null };
  const views = await Promise.all(rows.map((row) => bonusView(parts, row, seen)));
  return views.map((view) => ({ ...view, bonuses: [] }));
}

interface Seen {
  readonly now: Date;
  readonly language: Language;
  readonly activeGrant: string | null;
  readonly openRound: string | null;
  leftOf(currency: Currency): bigint;
}

async function bonusView(
  parts: BonusParts,
  row: LivingBonus,
  { now, language, activeGrant, openRound, leftOf }: Seen,
): Promise<SingleBonus> {
  const under = await versionOf(parts, row);
  const { terms } = under.programme;
  const { id, playerId, currency, grant, gift } = row;
  const state = bonusState(row, now);
  const offer = await offerView(parts, under, { currency, language });
  const isActive = grant?.state === 'ACTIVATED';
  const hasActive = activeGrant !== null && activeGrant !== grant?.id;
  const needs = state === 'NOT_ACTIVATED' ? needOf(row, terms, { hasActive, now }) : null;
  const leftMinor = isActive ? leftOf(currency) : null;
  const wageredMinor = grant ? grant.wagerMinor - grant.wagerLeftMinor : 0n;
  const { id: _offerId, expireDate: _until, spins, ...shared } = offer;
  return {
    ...shared,
    ...{ id, userId: String(playerId), state, seen: row.seenAt !== null },
    createdDate: row.createdAt.toISOString(),
    availabilityDate: row.availableAt?.toISOString() ?? null,
    expireDate: endOf(row, state)?.toISOString() ?? null,
    availability: state === 'NOT_ACTIVATED' ? (needs === 'date' ? 'UPCOMING' : 'AVAILABLE') : null,
    ...{ needs, disabledActivation: needs !== null, waitsBehind: needs === 'turn' ? activeGrant : null },
    ...{ currentWager: String(wageredMinor), totalWager: String(grant?.wagerMinor ?? 0n) },
    giftWin: String(gift?.winMinor ?? 0n),
    balanceAfterWin: null,
    availableForCancel: (state === 'ACTIVATED' && openRound === null) || state === 'NOT_ACTIVATED',
    // Rounds that ran out with nothing made of them are told as gift spins are.
    needShowExpiredModal: state === 'EXPIRED' && row.expirySeenAt === null && (!gift || grant !== null),
    isSeries: false,
    bonusSeries: await seriesOf(parts, row, under, language),
    nextStep: await nextStepOf(parts, terms, { currency, language, now }),
    additionalBonus: await additionalOf(parts, terms, { currency, language, now }),
    amountMinor: grant ? String(grant.amountMinor) : textOf(amountIn(terms.amount, currency)),
    leftMinor: textOf(leftMinor),
    convertedMinor: String(grant?.convertedMinor ?? 0n),
    forfeitedMinor: String(grant?.forfeitedMinor ?? 0n),
    endedDate: endedAt(row)?.toISOString() ?? null,
    spins: spins && {
      ...spins,
      roundsLeft: gift ? gift.roundsLeft : spins.roundsLeft,
      giftRoundsId: gift ? id : null,
    },
    cancelTakes:
      isActive && leftMinor !== null
        ? { forfeitedMinor: String(leftMinor), wageredMinor: String(wageredMinor), openRound }
        : null,
  };
}

/** Until when to take it, or once it is active to wager or play it. */
function endOf({ expiresAt, grant, gift }: LivingBonus, state: BonusState): Date | null {
  if (grant) return grant.expiresAt;
  if (gift) return gift.expiresAt;
  return isBonusOver(state) && state !== 'EXPIRED' ? null : expiresAt;
}

const endedAt = ({ grant, gift, endedAt: kept }: LivingBonus): Date | null =>
  grant ? grant.endedAt : gift ? gift.endedAt : kept;

interface Beside {
  readonly currency: Currency;
  readonly language: Language;
  readonly now: Date;
}

const findPublished = ({ programmes }: BonusParts, code: string | undefined, now: Date) =>
  code === undefined ? undefined : programmes.find<BonusTerms>(KIND, code, { now });

/** Where a bonus stands in its series; null for one by itself. */
async function seriesOf(
  parts: BonusParts,
  { seriesId, step, playerId }: LivingBonus,
  under: BonusVersion,
  language: Language,
): Promise<SingleBonus['bonusSeries']> {
  if (step === 1 && under.programme.terms.next === undefined) return null;
  const first = await findBonus(parts.db, playerId, seriesId);
  const head = first ? await versionOf(parts, first) : under;
  const steps = step + (await stepsAfter(parts, under));
  return { code: head.programme.code, name: wordsOf(head, language).title, step, steps };
}

/** How many steps follow, as programmes stand now. Two that were published at once may lead back to each other: each counts once. */
async function stepsAfter(parts: BonusParts, { programme }: BonusVersion): Promise<number> {
  const now = parts.clock.now();
  const seen = new Set([programme.code]);
  let next = await findPublished(parts, programme.terms.next, now);
  while (next && !seen.has(next.programme.code)) {
    seen.add(next.programme.code);
    next = await findPublished(parts, next.programme.terms.next, now);
  }
  return seen.size - 1;
}

async function nextStepOf(
  parts: BonusParts,
  terms: BonusTerms,
  { currency, language, now }: Beside,
): Promise<SingleBonus['nextStep']> {
  const next = await findPublished(parts, terms.next, now);
  if (!next) return null;
  const { code, terms: its } = next.programme;
  return { code, name: wordsOf(next, language).title, type: its.type, ...valueOf(its, currency) };
}

async function additionalOf(
  parts: BonusParts,
  terms: BonusTerms,
  { now, ...reading }: Beside,
): Promise<SingleBonus['additionalBonus']> {
  const additional = await findPublished(parts, terms.additional, now);
  return additional ? offerView(parts, additional, reading) : null;
}

/** The same with each series once, as its latest step, and all its steps inside in their order. */
export function groupSeries(
  bonuses: readonly Bonus[],
  rows: readonly Pick<LivingBonus, 'id' | 'seriesId' | 'step'>[],
): Bonus[] {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const bySeries = Map.groupBy(bonuses, ({ id }) => rowOf.get(id)!.seriesId);
  return [...bySeries.values()].flatMap((members) => {
    if (members.every(({ bonusSeries }) => bonusSeries === null)) return members;
    const steps = members.toSorted((a, b) => rowOf.get(a.id)!.step - rowOf.get(b.id)!.step);
    return [{ ...steps.at(-1)!, isSeries: true, bonuses: steps.map(({ bonuses: _, ...single }) => single) }];
  });
}
