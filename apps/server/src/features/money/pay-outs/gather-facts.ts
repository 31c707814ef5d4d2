import { sumIn, type Currency } from '@croupier/domain/money/amounts';
import {
  FEE_PERIOD_MS,
  matchOwnerName,
  payOutTermsOf,
  type LoopSource,
  type NameMatch,
  type PayOutFacts,
  type PayOutTerms,
} from '@croupier/domain/money/pay-outs';
import type { Queryable } from '../../../platform/database.ts';
import { findDepositStop } from '../../people/limits/feature.ts';
import { sharesTaxNumber } from '../../people/person-marks/feature.ts';
import {
  findPersonOf,
  findSealedTaxNumber,
  findVerified,
  isBlocked,
  type Verified,
} from '../../people/players/feature.ts';
import { hasOpenHit } from '../../people/watch-lists/feature.ts';
import { turnoverSince } from '../ledger/feature.ts';
import { listDepositSources, listOwed } from '../payments/feature.ts';
import { isShared, listMethods, type MethodRow } from './methods-store.ts';
import { findUsed, listAskedSince, listPaidOut, type Used } from './used-store.ts';

export interface Standing extends Omit<PayOutFacts, 'amountMinor' | 'method'> {
  readonly verified: Verified;
  readonly terms: PayOutTerms;
  readonly used: Used;
  readonly methods: readonly MethodRow[];
  readonly person: { readonly firstName: string | null; readonly lastName: string | null };
  /** How each card is written that deposits came from, by its mark. */
  readonly masks: ReadonlyMap<string, string>;
}

interface Asked {
  readonly playerId: bigint;
  readonly currency: Currency;
  readonly now: Date;
  /** The pay-out that is judged again: it is not against itself. */
  readonly but?: string;
}

const DAY_MS = 86_400_000;
/** Before everything. */
const EVER = new Date(0);

/** What of a player decides over their pay-outs in a currency. One that is to hold until something is written is read under their lock. */
export async function gatherStanding(
  db: Queryable,
  { playerId, currency, now, but = undefined }: Asked,
): Promise<Standing> {
  const query = { playerId, currency, but: but ?? null };
  const verified = await findVerified(db, playerId);
  const ago = (ms: number): Date => new Date(now.getTime() - ms);
  const terms = payOutTermsOf(verified, currency);
  const used = await findUsed(db, query, ago(FEE_PERIOD_MS));
  const day = await listAskedSince(db, query, ago(DAY_MS));
  const turnover = await turnoverSince(db, {
    ...{ playerId, currency, since: used.lastAt ?? EVER, times: terms.turnoverTimes },
  });
  const deposits = await listDepositSources(db, { playerId, currency });
  const paidOut = await listPaidOut(db, query);
  const methods = await listMethods(db, playerId);
  const person = await findPersonOf(db, playerId);
  return {
    ...{ verified, used, methods, person, terms },
    stakedMinor: turnover.stakedMinor,
    // What somebody let go unstaked is gone: nobody can stake it any more.
    depositedMinor: atLeastNone(turnover.depositedMinor - used.unstakedMinor),
    dayMinor: sumIn(currency, day),
    sources: sourcesOf(deposits, paidOut),
    masks: new Map(deposits.map(({ mark, mask }) => [mark, mask])),
    goneMarks: goneMarksOf(methods),
    isStopped: (await findDepositStop(db, playerId, now)) !== undefined,
    hasTaxNumber: (await findSealedTaxNumber(db, playerId)) !== undefined,
    isTaxShared: await sharesTaxNumber(db, playerId),
    isClosed: await isBlocked(db, playerId),
    isAskedAbout: await hasOpenHit(db, playerId),
    hasDebt: (await listOwed(db, playerId)).length > 0,
  };
}

/** The same with what is to be paid, and where to. */
export async function factsOf(
  db: Queryable,
  standing: Standing,
  {
    amountMinor,
    method,
    now,
  }: { readonly amountMinor: bigint; readonly method: MethodRow; readonly now: Date },
): Promise<PayOutFacts> {
  const { kind, state, mark, ownerName, provenAt } = method;
  return {
    ...standing,
    amountMinor,
    method: {
      ...{ kind, state, mark: mark ?? '', name: nameOf(standing.person, ownerName) },
      provenMs: provenAt ? now.getTime() - provenAt.getTime() : 0,
      isShared: mark !== null && (await isShared(db, mark, method.playerId)),
    },
  };
}

/** As the player is called now: who was named like somebody else when they showed it has not become them. */
const nameOf = (person: Standing['person'], ownerName: string | null): NameMatch =>
  ownerName === null ? 'differs' : matchOwnerName(person, ownerName);

/** What was given up, and not shown again since. */
const goneMarksOf = (methods: readonly MethodRow[]): string[] => {
  const there = new Set(methods.flatMap(({ state, mark }) => (state === 'PROVEN' ? [mark] : [])));
  return methods.flatMap(({ state, mark }) =>
    state === 'DISABLED' && mark !== null && !there.has(mark) ? [mark] : [],
  );
};

const atLeastNone = (amountMinor: bigint): bigint => (amountMinor > 0n ? amountMinor : 0n);

const sourcesOf = (
  deposits: readonly { mark: string; depositedMinor: bigint }[],
  paidOut: readonly { mark: string; paidOutMinor: bigint }[],
): LoopSource[] =>
  deposits.map(({ mark, depositedMinor }) => ({
    ...{ mark, depositedMinor },
    paidOutMinor: paidOut.find((each) => each.mark === mark)?.paidOutMinor ?? 0n,
  }));
