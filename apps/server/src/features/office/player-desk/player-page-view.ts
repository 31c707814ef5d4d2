import type { PlayerPage } from '@croupier/contract/office/player-desk';
import { owedView, type listOwed } from '../../money/payments/feature.ts';
import { maskEmail } from '@croupier/domain/office/player-desk';
import type { PlayRule } from '@croupier/domain/people/play-rules';
import type { StopRow } from '../../people/exclusions/feature.ts';
import { houseRuleView, type HouseRuleRow } from '../../people/house-rules/feature.ts';
import type * as store from './player-page-store.ts';

interface Around extends Pick<PlayerPage, 'stopped' | 'playsWith' | 'purses' | 'bonus' | 'limits'> {
  readonly playRules: readonly PlayRule[];
  readonly houseRules: readonly HouseRuleRow[];
  readonly stops: readonly StopRow[];
  readonly taxNumber: string | null;
  readonly seat: store.SeatRow | undefined;
  readonly openRounds: readonly store.OpenRoundRow[];
  readonly openPayments: readonly store.OpenPaymentRow[];
  readonly debts: Awaited<ReturnType<typeof listOwed>>;
  readonly sessions: readonly store.SessionRow[];
  readonly devices: readonly { id: string; endpoint: string; since: Date }[];
  readonly marks: readonly { text: string; at: Date; by: string }[];
  readonly now: Date;
}

/** So many signs of a session's hash tell it from the others. */
const SHORT_HASH_LENGTH = 12;

export function pageView(player: store.PlayerRow, around: Around): PlayerPage {
  const { playsWith, purses, bonus, limits, stopped, now } = around;
  const { id, nickname, region, language, brand, ageConfirmed, verifyLevel, verifyStatus, isTest, state } =
    player;
  return {
    ...{
      id: String(id),
      nickname,
      region,
      language,
      brand,
      ageConfirmed,
      verifyLevel,
      verifyStatus,
      isTest,
      state,
    },
    ...{ playsWith, bonus, limits, stopped },
    email: maskEmail(player.email),
    taxNumber: around.taxNumber,
    regionWish:
      player.wishedRegion && player.wishTakesEffectAt
        ? { region: player.wishedRegion, takesEffectAt: player.wishTakesEffectAt.toISOString() }
        : null,
    registeredAt: player.registeredAt.toISOString(),
    lastSeenAt: around.sessions[0]?.lastSeenAt.toISOString() ?? null,
    block: blockView(player),
    purses: [...purses].sort((a, b) => Number(isPlayed(b, playsWith)) - Number(isPlayed(a, playsWith))),
    // A block and what its player stopped by are rules without a beginning, and are told for themselves; a limit is a rule, too.
    playRules: around.playRules
      .filter((rule) => !rule.byHouse && !hasNoBeginning(rule) && !isOfLimit(limits, rule))
      .map(ruleView),
    houseRules: around.houseRules.map((rule) => ({
      ...houseRuleView(rule),
      ...{ setAt: rule.setAt.toISOString(), by: rule.by, reason: rule.reason },
    })),
    stops: around.stops.map(({ kind, beganAt, untilAt, carried }) => ({
      ...{ kind, carried, since: beganAt.toISOString(), until: untilAt?.toISOString() ?? null },
    })),
    allowance: allowanceView(around.seat, now),
    openRounds: around.openRounds.map(({ stakeMinor, openedAt, ...round }) => ({
      ...round,
      stakeMinor: String(stakeMinor),
      openedAt: openedAt.toISOString(),
    })),
    debts: around.debts.map(owedView),
    openPayments: around.openPayments.map(({ amountMinor, since, ...payment }) => ({
      ...payment,
      amountMinor: String(amountMinor),
      since: since.toISOString(),
    })),
    waitingRequests: player.waitingRequests,
    heldWins: player.heldWins,
    sessions: around.sessions.map(({ idHash, startedAt, lastSeenAt, ...place }) => ({
      ...place,
      id: idHash.toString('hex').slice(0, SHORT_HASH_LENGTH),
      startedAt: startedAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    devices: around.devices.map(({ id: device, endpoint, since }) => ({
      id: device,
      service: serviceOf(endpoint),
      since: since.toISOString(),
    })),
    marks: around.marks.map(({ text, at, by }) => ({ text, at: at.toISOString(), by })),
    cameBy: cameByOf(player.labels),
  };
}

const isPlayed = (
  purse: PlayerPage['purses'][number],
  { currency, kind }: PlayerPage['playsWith'],
): boolean => purse.currency === currency && purse.kind === kind;

function blockView({
  blockReason,
  blockedSince,
  blockedUntil,
  blockedBy,
  isClosed,
}: store.PlayerRow): PlayerPage['block'] {
  if (blockReason === null || blockedSince === null) return null;
  return {
    reason: blockReason,
    since: blockedSince.toISOString(),
    until: blockedUntil?.toISOString() ?? null,
    by: blockedBy,
    closed: isClosed,
  };
}

const hasNoBeginning = (rule: PlayRule): boolean => 'from' in rule && rule.from.getTime() === 0;

const isOfLimit = (limits: PlayerPage['limits'], rule: PlayRule): boolean =>
  limits.some((limit) => limit.size !== null && limit.rule === rule.rule);

function ruleView(rule: PlayRule): PlayerPage['playRules'][number] {
  const [amount, closing] = ['amountMinor' in rule ? rule : undefined, 'from' in rule ? rule : undefined];
  return {
    rule: rule.rule,
    period: 'period' in rule ? rule.period : null,
    amountMinor: amount ? String(amount.amountMinor) : null,
    currency: amount?.currency ?? null,
    from: closing?.from.toISOString() ?? null,
    until: closing?.until?.toISOString() ?? null,
  };
}

/** What was reckoned for a time that is over says nothing of the next stake. */
function allowanceView(seat: store.SeatRow | undefined, now: Date): PlayerPage['allowance'] {
  if (!seat?.currency || (seat.rulesUntil && seat.rulesUntil <= now)) return null;
  const { stakeMinor, lossMinor, stakeMaximumMinor } = seat;
  if (stakeMinor === null && lossMinor === null && stakeMaximumMinor === null) return null;
  return {
    currency: seat.currency,
    stakeMinor: textOf(stakeMinor),
    lossMinor: textOf(lossMinor),
    stakeMaximumMinor: textOf(stakeMaximumMinor),
  };
}

const textOf = (amountMinor: bigint | null): string | null =>
  amountMinor === null ? null : String(amountMinor);

/** The address that a browser gave is a secret; whose service it is, is none. */
const serviceOf = (endpoint: string): string => URL.parse(endpoint)?.host ?? '';

const cameByOf = (labels: store.PlayerRow['labels']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(labels ?? {}).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
