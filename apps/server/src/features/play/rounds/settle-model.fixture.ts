import type { Currency } from '@croupier/domain/money/amounts';
import {
  NO_SEAT_RULES,
  reckonRules,
  ruleAgainst,
  spendAllowance,
  type JudgedStake,
  type PlayedHour,
  type PlayRule,
  type SeatRules,
} from '@croupier/domain/people/play-rules';
import { cycleStartMs, judgeRound, type RoundVerdict } from '@croupier/domain/play/rounds';
import {
  convertBonus,
  endOfGrant,
  fateOfBonusWin,
  partsWanted,
  countedStake,
  progressOf,
  splitStake,
  splitWin,
  type GrantState,
  type PurseOrder,
  type PurseParts,
  type WagerSource,
} from '@croupier/domain/rewards/purses';

const HOUR_MS = 3_600_000;

interface ModelGrant {
  readonly id: string;
  readonly order: PurseOrder;
  readonly source: WagerSource;
  readonly maximumMinor: bigint | null;
  readonly conversionMinor: bigint | null;
  readonly expiresAt: Date | null;
  state: GrantState;
}

export interface ModelRound {
  readonly key: string;
  readonly game: string;
  readonly currency: Currency;
  readonly stakeMinor: bigint;
  /** Of one that opens, what it wins once it is closed. */
  readonly winMinor: bigint;
  readonly nonce: number;
  readonly grantId: string | null;
  readonly contribution: number;
  readonly opens: boolean;
  readonly minimumCycleMs: number;
  /** Whether its game is switched on. */
  readonly isAvailable: boolean;
}

/** What the round table is to say of a round's parts. */
interface KeptParts {
  readonly grantId: string | null;
  readonly bonusStakeMinor: bigint | null;
  readonly bonusWinMinor: bigint | null;
  readonly bonusForfeitedMinor: bigint | null;
  readonly progressMinor: bigint | null;
  readonly bonusAfterMinor: bigint | null;
  readonly bonusVersion: bigint | null;
  readonly balanceAfterMinor: bigint;
  readonly balanceVersion: bigint;
}

/** An account as it is, and how many transfers it has had. */
interface Account {
  amountMinor: bigint;
  version: bigint;
}

/** A player in plain TypeScript, by the rules of the domain alone: what every statement has to agree with. */
export interface ModelPlayer {
  readonly playerId: bigint;
  readonly real: Readonly<Record<'UAH' | 'EUR', Account>>;
  readonly bonus: Account;
  readonly rules: Map<string, PlayRule>;
  readonly grants: Map<string, ModelGrant>;
  readonly played: PlayedHour[];
  readonly kept: Map<string, KeptParts>;
  readonly open: Map<string, ModelRound & { readonly parts: KeptParts }>;
  nonce: number;
  lastStartMs: number;
  grant: ModelGrant | null;
  wagerLeftMinor: bigint | null;
  seat: SeatRules;
}

export const createModelPlayer = (playerId: bigint): ModelPlayer => ({
  playerId,
  real: { UAH: account(), EUR: account() },
  bonus: account(),
  rules: new Map(),
  grants: new Map(),
  played: [],
  kept: new Map(),
  open: new Map(),
  nonce: 0,
  lastStartMs: -Infinity,
  grant: null,
  wagerLeftMinor: null,
  // Nothing was looked up yet.
  seat: { ...NO_SEAT_RULES, rulesUntil: new Date(0) },
});

/** What the settling statement answers to a round. */
export function statusOf(player: ModelPlayer, round: ModelRound, now: Date): RoundVerdict {
  const held = heldFor(player, round);
  return judgeRound({
    isKnown: player.kept.has(round.key),
    isStale: round.nonce !== player.nonce || round.grantId !== (player.grant?.id ?? null),
    isAvailable: round.isAvailable,
    hasOpenRound: [...player.open.values()].some(({ game }) => game === round.game),
    cycle: cycleOf(player, round, now),
    rules: player.seat,
    stake: stakeOf(player, round),
    bonusMaximumMinor: grantOf(player, round)?.maximumMinor ?? null,
    heldMinor: held.realMinor + held.bonusMinor,
    now,
  });
}

export function settleInModel(player: ModelPlayer, round: ModelRound, now: Date): void {
  const { currency, stakeMinor, opens } = round;
  const grant = grantOf(player, round);
  const stake = splitStake(stakeMinor, heldFor(player, round), grant?.order ?? 'REAL_FIRST')!;
  const win = splitWin(opens ? 0n : round.winMinor, stake);
  const progress =
    grant && progressOf(countedStake(stake, grant.source), round.contribution, player.wagerLeftMinor!);
  move(realOf(player, currency), -stake.realMinor, win.realMinor);
  move(player.bonus, -stake.bonusMinor, win.bonusMinor);
  count(player, { currency, now, stake, win });
  if (progress !== null) player.wagerLeftMinor! -= progress;
  player.seat = spendAllowance(player.seat, { stakeMinor, ownMinor: stake.realMinor }, win.realMinor);
  player.nonce += 1;
  player.lastStartMs = cycleStartMs(cycleOf(player, round, now))!;
  const parts: KeptParts = {
    grantId: grant?.id ?? null,
    bonusStakeMinor: grant && stake.bonusMinor,
    bonusWinMinor: grant && !opens ? win.bonusMinor : null,
    bonusForfeitedMinor: null,
    progressMinor: progress,
    ...leftOf(player, currency, grant !== null),
  };
  player.kept.set(round.key, parts);
  if (opens) player.open.set(round.key, { ...round, parts });
}

export function closeInModel(player: ModelPlayer, key: string, now: Date): void {
  const { parts, currency, stakeMinor, winMinor } = player.open.get(key)!;
  const { grantId } = parts;
  player.open.delete(key);
  const bonusStake = parts.bonusStakeMinor ?? 0n;
  const split = splitWin(winMinor, { realMinor: stakeMinor - bonusStake, bonusMinor: bonusStake });
  const fate = grantId === null ? 'bonus' : fateOfBonusWin(player.grants.get(grantId)!.state);
  const win = fate === 'real' ? { realMinor: winMinor, bonusMinor: 0n } : split;
  const forfeited = fate === 'forfeited' ? win.bonusMinor : 0n;
  move(realOf(player, currency), 0n, win.realMinor);
  move(player.bonus, 0n, win.bonusMinor);
  move(player.bonus, -forfeited, 0n);
  count(player, { currency, now, stake: NOTHING, win });
  const isSeats = player.seat.currency === currency && player.seat.kind === 'real';
  const none = { stakeMinor: 0n, ownMinor: 0n };
  if (isSeats) player.seat = spendAllowance(player.seat, none, win.realMinor);
  const bonusParts = { bonusWinMinor: win.bonusMinor - forfeited, bonusForfeitedMinor: forfeited };
  player.kept.set(key, {
    ...parts,
    ...(grantId !== null && bonusParts),
    ...leftOf(player, currency, grantId !== null),
  });
}

/** @returns how the active bonus has ended by now */
export function endInModel(
  player: ModelPlayer,
  now: Date,
  smallestStakeMinor: bigint,
): GrantState | undefined {
  const { grant, wagerLeftMinor, bonus } = player;
  if (!grant) return undefined;
  const hasOpenRound = [...player.open.values()].some(
    ({ parts }) => parts.grantId === grant.id && parts.bonusStakeMinor! > 0n,
  );
  const { expiresAt, conversionMinor } = grant;
  const active = { wagerLeftMinor: wagerLeftMinor!, bonusMinor: bonus.amountMinor, expiresAt, hasOpenRound };
  const ended = endOfGrant(active, { now, smallestStakeMinor });
  if (!ended) return undefined;
  const maximum = ended === 'FINISHED' ? conversionMinor : 0n;
  const { convertedMinor, forfeitedMinor } = convertBonus(bonus.amountMinor, maximum);
  move(bonus, -convertedMinor, 0n);
  move(bonus, -forfeitedMinor, 0n);
  move(player.real.UAH, 0n, convertedMinor);
  grant.state = ended;
  Object.assign(player, { grant: null, wagerLeftMinor: null });
  return ended;
}

export function activateInModel(
  player: ModelPlayer,
  grant: ModelGrant,
  { wagerMinor, amountMinor }: { wagerMinor: bigint; amountMinor: bigint },
): void {
  player.grants.set(grant.id, grant);
  Object.assign(player, { grant, wagerLeftMinor: wagerMinor });
  move(player.bonus, 0n, amountMinor);
}

export const depositInModel = (player: ModelPlayer, currency: Currency, amountMinor: bigint): void =>
  move(realOf(player, currency), 0n, amountMinor);

export function setRuleInModel(player: ModelPlayer, rule: PlayRule): void {
  player.rules.set(`${rule.rule} ${'period' in rule ? rule.period : ''}`, rule);
  player.seat = { ...player.seat, rulesUntil: new Date(0) };
}

/** The truth, as the seat is to keep it. @returns the rule that is against the round's stake */
export function reckonInModel(player: ModelPlayer, round: ModelRound, now: Date) {
  // In the order in which they are kept: of two that leave the same, the first is told.
  const rules = [...player.rules].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, rule]) => rule);
  const stake = stakeOf(player, round);
  player.seat = reckonRules(rules, player.played, { ...stake, now });
  return { stake, against: ruleAgainst(rules, player.played, stake, now) };
}

const cycleOf = ({ lastStartMs }: ModelPlayer, { minimumCycleMs }: ModelRound, now: Date) => ({
  arrivedMs: now.getTime(),
  lastStartMs,
  minimumCycleMs,
});

const NOTHING: PurseParts = { realMinor: 0n, bonusMinor: 0n };
const realOf = ({ real }: ModelPlayer, currency: Currency): Account => real[currency as 'UAH' | 'EUR'];
const grantOf = ({ grant }: ModelPlayer, { currency }: ModelRound): ModelGrant | null =>
  currency === 'UAH' ? grant : null;
const heldFor = (player: ModelPlayer, round: ModelRound): PurseParts => ({
  realMinor: realOf(player, round.currency).amountMinor,
  bonusMinor: grantOf(player, round) ? player.bonus.amountMinor : 0n,
});

function stakeOf(player: ModelPlayer, round: ModelRound): JudgedStake {
  const { currency, stakeMinor } = round;
  const grant = grantOf(player, round);
  if (!grant) return { currency, kind: 'real', stakeMinor, ownMinor: stakeMinor };
  const { realMinor } = partsWanted(stakeMinor, heldFor(player, round), grant.order);
  return { currency, kind: 'real', stakeMinor, ownMinor: realMinor, order: grant.order };
}

function count(
  { played }: ModelPlayer,
  { currency, now, stake, win }: { currency: Currency; now: Date; stake: PurseParts; win: PurseParts },
): void {
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  played.push({ currency, hour, kind: 'real', stakedMinor: stake.realMinor, wonMinor: win.realMinor });
  played.push({ currency, hour, kind: 'bonus', stakedMinor: stake.bonusMinor, wonMinor: win.bonusMinor });
}

const leftOf = (player: ModelPlayer, currency: Currency, isOfGrant: boolean) => ({
  balanceAfterMinor: realOf(player, currency).amountMinor,
  balanceVersion: realOf(player, currency).version,
  bonusAfterMinor: isOfGrant ? player.bonus.amountMinor : null,
  bonusVersion: isOfGrant ? player.bonus.version : null,
});

const account = (): Account => ({ amountMinor: 0n, version: 0n });

/** One transfer out and one in, where they move anything. */
function move(moved: Account, out: bigint, into: bigint): void {
  moved.amountMinor += out + into;
  moved.version += (out < 0n ? 1n : 0n) + (into > 0n ? 1n : 0n);
}
