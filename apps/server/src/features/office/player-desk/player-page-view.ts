import type { PlayerPage } from '@croupier/contract/office/player-desk';
import { maskEmail } from '@croupier/domain/office/player-desk';
import type { PlayRule } from '@croupier/domain/people/play-rules';
import { houseRuleView, type HouseRuleRow } from '../../people/house-rules/index.ts';
import type * as store from './player-page-store.ts';

interface Around extends Pick<PlayerPage, 'playsWith' | 'purses' | 'bonus' | 'depositLimits'> {
  readonly playRules: readonly PlayRule[];
  readonly houseRules: readonly HouseRuleRow[];
  readonly seat: store.SeatRow | undefined;
  readonly openRounds: readonly store.OpenRoundRow[];
  readonly openPayments: readonly store.OpenPaymentRow[];
  readonly sessions: readonly store.SessionRow[];
  readonly devices: readonly { id: string; endpoint: string; since: Date }[];
  readonly marks: readonly { text: string; at: Date; by: string }[];
  readonly now: Date;
}

/** So many signs of a session's hash tell it from the others. */
const SHORT_HASH_LENGTH = 12;

export function pageView(player: store.PlayerRow, around: Around): PlayerPage {
  const { playsWith, purses, bonus, depositLimits, now } = around;
  const { id, nickname, region, language, brand, ageConfirmed, verifyLevel, isTest, state } = player;
  return {
    ...{ id: String(id), nickname, region, language, brand, ageConfirmed, verifyLevel, isTest, state },
    ...{ playsWith, bonus, depositLimits },
    email: maskEmail(player.email),
    regionWish:
      player.wishedRegion && player.wishTakesEffectAt
        ? { region: player.wishedRegion, takesEffectAt: player.wishTakesEffectAt.toISOString() }
        : null,
    registeredAt: player.registeredAt.toISOString(),
    lastSeenAt: around.sessions[0]?.lastSeenAt.toISOString() ?? null,
    block: blockView(player),
    purses: [...purses].sort((a, b) => Number(isPlayed(b, playsWith)) - Number(isPlayed(a, playsWith))),
    // A blocked account has one more rule, which says nothing that the block does not.
    playRules: around.playRules.filter((rule) => !rule.byHouse && !isOfBlock(player, rule)).map(ruleView),
    houseRules: around.houseRules.map((rule) => ({
      ...houseRuleView(rule),
      ...{ setAt: rule.setAt.toISOString(), by: rule.by, reason: rule.reason },
    })),
    allowance: allowanceView(around.seat, now),
    openRounds: around.openRounds.map(({ stakeMinor, openedAt, ...round }) => ({
      ...round,
      stakeMinor: String(stakeMinor),
      openedAt: openedAt.toISOString(),
    })),
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

const isOfBlock = ({ blockReason }: store.PlayerRow, rule: PlayRule): boolean =>
  blockReason !== null && rule.rule === 'exclusion' && 'from' in rule && rule.from.getTime() === 0;

function ruleView(rule: PlayRule): PlayerPage['playRules'][number] {
  const isClosing = 'from' in rule;
  return {
    rule: rule.rule,
    period: 'period' in rule ? rule.period : null,
    amountMinor: isClosing ? null : String(rule.amountMinor),
    currency: isClosing ? null : rule.currency,
    from: isClosing ? rule.from.toISOString() : null,
    until: isClosing ? (rule.until?.toISOString() ?? null) : null,
  };
}

/** What was reckoned for a time that is over says nothing of the next stake. */
function allowanceView(seat: store.SeatRow | undefined, now: Date): PlayerPage['allowance'] {
  if (!seat?.currency || (seat.playUntil && seat.playUntil <= now)) return null;
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
