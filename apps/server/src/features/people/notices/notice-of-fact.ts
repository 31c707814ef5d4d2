import type { FactPayloads, Topic } from '@croupier/domain/facts';
import type { PayInState } from '@croupier/domain/money/payments';
import type { PayOutState } from '@croupier/domain/money/pay-outs';
import type { KeptKind, NoticeParams } from '@croupier/domain/people/notices';
import type { RewardSource } from '@croupier/domain/rewards/rewards';
import type { StoredFact } from '../../../platform/outbox.ts';

/** A notice without whose it is. */
export type Said = { [K in KeptKind]: { readonly kind: K; readonly params: NoticeParams<K> } }[KeptKind];

type Says = { readonly [T in Topic]?: (payload: FactPayloads[T]) => Said | undefined };

const amount = (amountMinor: string, currency: string): string => `${amountMinor} ${currency}`;

/** Words of a browser come from itself: longer ones are nobody's name for it. */
const DEVICE_MAX = 80;

/** Nobody hears of what they have just begun or let go, nor that money is on its way back before it has gone. */
const PAY_IN_NOTICES = {
  CREATED: undefined,
  PENDING: undefined,
  PAID: 'deposit-paid',
  FAILED: 'deposit-failed',
  EXPIRED: undefined,
  LATE: 'deposit-late',
  RETURNING: undefined,
  RETURNED: 'deposit-returned',
  // Told of by what was taken, which may be a part.
  REFUNDED: undefined,
  CHARGED_BACK: undefined,
} as const satisfies Record<PayInState, KeptKind | undefined>;

/** Nobody hears that somebody looks at theirs, or that the provider is silent: the page says what comes next. */
const PAY_OUT_NOTICES = {
  PENDING: 'pay-out-asked',
  IN_REVIEW: undefined,
  APPROVED: undefined,
  SENT: 'pay-out-sent',
  UNKNOWN: undefined,
  PAID: 'pay-out-paid',
  REJECTED: 'pay-out-rejected',
  FAILED: 'pay-out-failed',
  CANCELED: 'pay-out-canceled',
} as const satisfies Record<PayOutState, KeptKind | undefined>;

/** Told apart from the end itself: it moves money that its player has had for a while. */
function saidOfCorrected({
  corrected,
  amountMinor,
  currency,
  movedMinor = '0',
  owedMinor = '0',
}: FactPayloads['pay-out.changed']): Said {
  const params = { amount: amount(amountMinor, currency) };
  if (corrected === 'taken-back')
    return owedMinor === '0'
      ? { kind: 'pay-out-taken-back', params }
      : { kind: 'pay-out-owed', params: { ...params, left: amount(owedMinor, currency) } };
  // Nothing of it had been taken back: its player has it, as where it fails at once.
  if (movedMinor === '0') return { kind: 'pay-out-failed', params };
  return { kind: 'pay-out-given-back', params: { amount: amount(movedMinor, currency) } };
}

/** Their player has just pressed for it, and sees it. */
const SEEN_AS_GIVEN: ReadonlySet<RewardSource> = new Set([
  'store',
  'bonus-promotion',
  'present',
  'wheel',
  'mini-game',
  'box',
  'calendar',
]);

function saidOfReward({
  kind,
  amountMinor,
  currency,
  count,
}: FactPayloads['reward.given']): Said | undefined {
  if (kind === 'money' && amountMinor !== undefined && currency !== undefined)
    return { kind: 'reward-money', params: { amount: amount(amountMinor, currency) } };
  if (kind === 'points' && count !== undefined)
    return { kind: 'reward-points', params: { count: String(count) } };
  return undefined;
}

/** Topic → what its player is told, if anything. A notice more is a line here, one of its kind, and its text. */
const SAYS = {
  'account.email-verified': () => ({ kind: 'welcome', params: {} }),
  'account.phone-verified': () => ({ kind: 'welcome', params: {} }),
  'account.password-changed': () => ({ kind: 'password-changed', params: {} }),
  'account.contact-changed': () => ({ kind: 'contact-changed', params: {} }),
  'account.deletion-asked': ({ eraseAt }) => ({ kind: 'deletion-asked', params: { date: eraseAt } }),
  'account.deletion-taken-back': () => ({ kind: 'deletion-taken-back', params: {} }),
  'account.signed-in-anew': ({ device }) => ({
    kind: 'new-sign-in',
    params: { device: device.slice(0, DEVICE_MAX) },
  }),
  'account.passkey-added': () => ({ kind: 'passkey-added', params: {} }),
  'account.passkey-removed': () => ({ kind: 'passkey-removed', params: {} }),
  'account.network-attached': ({ network }) => ({ kind: 'network-attached', params: { network } }),
  'account.network-detached': ({ network }) => ({ kind: 'network-detached', params: { network } }),
  'account.blocked': () => ({ kind: 'account-blocked', params: {} }),
  'account.opened-again': () => ({ kind: 'account-opened-again', params: {} }),
  'account.region-moved': ({ region }) => ({ kind: 'region-moved', params: { region } }),
  'telegram.linked': () => ({ kind: 'telegram-linked', params: {} }),
  'telegram.unlinked': ({ by }) =>
    by === 'replaced' || by === 'password' ? { kind: 'telegram-lost', params: {} } : undefined,
  'pay-in.changed': ({ state, amountMinor, askedMinor, currency, again }) => {
    const kind = PAY_IN_NOTICES[state];
    if (!kind || again || amountMinor === undefined || currency === undefined) return undefined;
    const params = { amount: amount(amountMinor, currency) };
    if (kind !== 'deposit-paid' || askedMinor === undefined) return { kind, params };
    return { kind: 'deposit-other', params: { ...params, asked: amount(askedMinor, currency) } };
  },
  'pay-in.taken-back': ({ amountMinor, owedMinor, currency }) => {
    const params = { amount: amount(amountMinor, currency) };
    return owedMinor === '0'
      ? { kind: 'deposit-taken-back', params }
      : { kind: 'deposit-owed', params: { ...params, left: amount(owedMinor, currency) } };
  },
  'debt.paid': ({ leftMinor }) => (leftMinor === '0' ? { kind: 'debt-paid', params: {} } : undefined),
  'pay-out.changed': (payOut) => {
    if (payOut.corrected) return saidOfCorrected(payOut);
    const kind = PAY_OUT_NOTICES[payOut.state];
    return kind && { kind, params: { amount: amount(payOut.amountMinor, payOut.currency) } };
  },
  // An account is proven as it is added, and told of once.
  'method.added': ({ kind }) => (kind === 'card' ? { kind: 'method-added', params: {} } : undefined),
  'method.proven': () => ({ kind: 'method-proven', params: {} }),
  'bonus.given': (bonus) => ({
    kind: 'bonus-given',
    params: { amount: amount(bonus.amountMinor, bonus.currency) },
  }),
  'bonus.offered': ({ by }) => (by === 'house' ? { kind: 'bonus-offered', params: {} } : undefined),
  'present.changed': ({ state }) => (state === 'WAITING' ? { kind: 'present-given', params: {} } : undefined),
  'box.changed': ({ state }) => (state === 'AVAILABLE' ? { kind: 'box-full', params: {} } : undefined),
  'quest.changed': ({ news }) => (news === 'DONE' ? { kind: 'quest-done', params: {} } : undefined),
  'nomination.placed': ({ number }) => ({ kind: 'nomination-placed', params: { number: String(number) } }),
  'achievement.reached': () => ({ kind: 'achievement-reached', params: {} }),
  'bonus.expiring': ({ expiresAt }) => ({ kind: 'bonus-expiring', params: { date: expiresAt } }),
  'bonus.ended': ({ convertedMinor, currency }) => ({
    kind: 'bonus-ended',
    params: { amount: amount(convertedMinor, currency) },
  }),
  'gift.given': ({ rounds, stakeMinor, currency }) => ({
    kind: 'gift-given',
    params: { count: String(rounds), amount: amount(stakeMinor, currency) },
  }),
  'gift.ended': ({ convertedMinor, currency }) => ({
    kind: 'gift-ended',
    params: { amount: amount(convertedMinor, currency) },
  }),
  'reward.given': (reward) => (SEEN_AS_GIVEN.has(reward.source) ? undefined : saidOfReward(reward)),
  'thing.changed': ({ state }) => (state === 'SENT' ? { kind: 'thing-sent', params: {} } : undefined),
  'round.voided': ({ game }) => ({ kind: 'round-voided', params: { game } }),
  'provider-round.voided': ({ game }) => ({ kind: 'round-voided', params: { game } }),
  'provider-win.held': ({ state, game, amountMinor, currency }) => ({
    kind: `win-${state}`,
    params: { game, amount: amount(amountMinor, currency) },
  }),
  'limit.set': ({ rule: limit, period, size, currency }) => {
    if (size === undefined) return undefined;
    return currency
      ? { kind: 'limit-set', params: { limit, period, amount: amount(size, currency) } }
      : { kind: 'time-limit-set', params: { period, count: size } };
  },
  'limit.asked': ({ rule: limit = 'deposit_limit', period, from }) => ({
    kind: 'limit-asked',
    params: { limit, period, date: from },
  }),
  'limit.raised': ({ rule: limit = 'deposit_limit', period }) => ({
    kind: 'limit-raised',
    params: { limit, period },
  }),
  'house-limit.set': ({ rule, period, amountMinor, currency }) =>
    currency
      ? { kind: 'house-limit-set', params: { limit: rule, period, amount: amount(amountMinor, currency) } }
      : { kind: 'house-time-limit-set', params: { period, count: amountMinor } },
  'house-break.set': ({ until }) => ({ kind: 'house-break-set', params: { date: until } }),
  'break.begun': ({ until }) => ({ kind: 'break-begun', params: { date: until } }),
  'exclusion.begun': ({ until }) =>
    until === null
      ? { kind: 'exclusion-for-ever', params: {} }
      : { kind: 'exclusion-begun', params: { date: until } },
  'exclusion.over': ({ from }) => ({ kind: 'exclusion-over', params: { date: from } }),
  'statement.made': ({ month }) => ({ kind: 'statement', params: { month } }),
  'account.corrected': () => ({ kind: 'details-corrected', params: {} }),
  'document.approved': ({ kind: document }) => ({ kind: 'document-approved', params: { document } }),
  'document.rejected': ({ kind: document, reason }) => ({
    kind: 'document-rejected',
    params: { document, reason },
  }),
  'document.expiring': ({ kind: document, expiresOn: day }) => ({
    kind: 'document-expiring',
    params: { document, day },
  }),
  'document.expired': ({ kind: document }) => ({ kind: 'document-expired', params: { document } }),
  'care.sent': ({ template }) => ({ kind: `care-${template}`, params: {} }),
  'support.answered': () => ({ kind: 'support-answered', params: {} }),
} as const satisfies Says;

export const TOLD_TOPICS = Object.keys(SAYS) as (keyof typeof SAYS)[];

export function noticeOfFact({ topic, payload }: StoredFact<keyof typeof SAYS>): Said | undefined {
  const says = SAYS[topic] as (payload: object) => Said | undefined;
  return says(payload);
}
