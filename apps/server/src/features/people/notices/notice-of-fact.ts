import type { FactPayloads, Topic } from '@croupier/domain/facts';
import type { KeptKind, NoticeParams } from '@croupier/domain/people/notices';
import type { StoredFact } from '../../../platform/outbox.ts';

/** A notice without whose it is. */
export type Said = { [K in KeptKind]: { readonly kind: K; readonly params: NoticeParams<K> } }[KeptKind];

type Says = { readonly [T in Topic]?: (payload: FactPayloads[T]) => Said | undefined };

const amount = (amountMinor: string, currency: string): string => `${amountMinor} ${currency}`;

/** Words of a browser come from itself: longer ones are nobody's name for it. */
const DEVICE_MAX = 80;

/** Topic → what its player is told, if anything. A notice more is a line here, one of its kind, and its text. */
const SAYS = {
  'account.email-verified': () => ({ kind: 'welcome', params: {} }),
  'account.password-changed': () => ({ kind: 'password-changed', params: {} }),
  'account.contact-changed': () => ({ kind: 'contact-changed', params: {} }),
  'account.signed-in-anew': ({ device }) => ({
    kind: 'new-sign-in',
    params: { device: device.slice(0, DEVICE_MAX) },
  }),
  'account.passkey-added': () => ({ kind: 'passkey-added', params: {} }),
  'account.passkey-removed': () => ({ kind: 'passkey-removed', params: {} }),
  'account.blocked': () => ({ kind: 'account-blocked', params: {} }),
  'account.opened-again': () => ({ kind: 'account-opened-again', params: {} }),
  'account.region-moved': ({ region }) => ({ kind: 'region-moved', params: { region } }),
  'telegram.linked': () => ({ kind: 'telegram-linked', params: {} }),
  'pay-in.changed': ({ state, amountMinor, currency }) => {
    if (amountMinor === undefined || currency === undefined) return undefined;
    const params = { amount: amount(amountMinor, currency) };
    if (state === 'PAID') return { kind: 'deposit-paid', params };
    return state === 'FAILED' ? { kind: 'deposit-failed', params } : undefined;
  },
  'bonus.given': (bonus) => ({
    kind: 'bonus-given',
    params: { amount: amount(bonus.amountMinor, bonus.currency) },
  }),
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
  'round.voided': ({ game }) => ({ kind: 'round-voided', params: { game } }),
  'provider-win.held': ({ state, game, amountMinor, currency }) => ({
    kind: `win-${state}`,
    params: { game, amount: amount(amountMinor, currency) },
  }),
  'limit.asked': ({ period, from }) => ({ kind: 'limit-asked', params: { period, date: from } }),
  'limit.raised': ({ period }) => ({ kind: 'limit-raised', params: { period } }),
  'house-limit.set': ({ rule, period, amountMinor, currency }) => ({
    kind: 'house-limit-set',
    params: { limit: rule, period, amount: amount(amountMinor, currency) },
  }),
  'house-break.set': ({ until }) => ({ kind: 'house-break-set', params: { date: until } }),
  'support.answered': () => ({ kind: 'support-answered', params: {} }),
} as const satisfies Says;

export const TOLD_TOPICS = Object.keys(SAYS) as (keyof typeof SAYS)[];

export function noticeOfFact({ topic, payload }: StoredFact<keyof typeof SAYS>): Said | undefined {
  const says = SAYS[topic] as (payload: object) => Said | undefined;
  return says(payload);
}
