import { CARE_TEMPLATES } from '../office/harm-desk/care.ts';
import { PAY_OUT_STATES } from '../money/pay-outs/pay-out-state.ts';
import { BACK_OPERATIONS, PAY_IN_STATES } from '../money/payments/pay-in-state.ts';
import { DOCUMENT_KIND_NAMES, REJECT_REASONS } from '../people/documents/documents.ts';
import { NETWORKS } from '../people/networks/index.ts';
import { TELEGRAM_ENDS } from '../people/telegram/telegram-rules.ts';
import { HOUSE_LIMITS } from '../people/house-rules/index.ts';
import { LIMIT_PERIODS, LIMIT_RULES, LIMIT_SPANS } from '../people/limits/index.ts';
import { PLAY_RULES } from '../people/play-rules/play-rules.ts';
import { REGION_IDS } from '../site/regions/index.ts';
import { GIFT_ENDS } from '../rewards/gifts/gift-state.ts';
import { GRANT_ENDS } from '../rewards/purses/grant-state.ts';
import { FACTS_OF_FEATURES } from './of-features.ts';
import { isOfField, type Field, type FieldValues } from './fact-fields.ts';

/** The account as a change of it left it. */
const ACCOUNT = { currency: 'currency', kind: 'kind', amountMinor: 'amount', version: 'count' } as const;
/** What a round was about, whoever's it was. */
const ROUND = {
  game: 'code',
  currency: 'currency',
  kind: 'kind',
  stakeMinor: 'amount',
  winMinor: 'amount',
} as const;

/** A round of another studio; of one with a bonus, what of it was bonus money. */
const STUDIO_ROUND = { ...ROUND, 'bonusStakeMinor?': 'amount', 'bonusWinMinor?': 'amount' } as const;

/**
 * Everything that is told after a commit: topic → its fields. A name that ends in `?` may be missing; what is not named
 * here is not in a fact. What code and SQL write is held against this table by a test.
 */
export const FACTS = {
  /**
   * A round of the house is over; `entry` is canonical JSON, and null in the one mode of a game that asks nothing. One with
   * a bonus says what of stake and win was bonus money; one of a gift, which: nothing was staked, and its win gathers there.
   * One that was open before says when it began, in ISO 8601 with milliseconds; any other began when it settled.
   */
  'round.settled': {
    id: 'uuid',
    ...ROUND,
    ...ACCOUNT,
    maths: 'count',
    entry: 'text or null',
    'bonusStakeMinor?': 'amount',
    'bonusWinMinor?': 'amount',
    'gift?': 'uuid',
    'startedAt?': 'text',
  },
  /** A settled round was taken back by the house; what that moved is told of by its posts. */
  'round.voided': { id: 'uuid', game: 'code' },
  /** A post, or the stake of a round that was opened: that one has an entry. */
  'balance.changed': { ...ACCOUNT, key: 'uuid', 'entry?': 'text' },
  /** An active bonus is over: what became real money, and what went back. */
  'bonus.ended': {
    id: 'uuid',
    state: GRANT_ENDS,
    currency: 'currency',
    convertedMinor: 'amount',
    forfeitedMinor: 'amount',
  },
  /** A player was given a bonus that waits or is staked at once. */
  'bonus.given': { id: 'uuid', currency: 'currency', amountMinor: 'amount' },
  /** A player was given rounds. */
  'gift.given': { id: 'uuid', currency: 'currency', stakeMinor: 'amount', rounds: 'count' },
  /** A gift of rounds is over: what its wins became, real money or a bonus, and what was above the most they may. */
  'gift.ended': {
    id: 'uuid',
    state: GIFT_ENDS,
    currency: 'currency',
    convertedMinor: 'amount',
    forfeitedMinor: 'amount',
  },
  /** Somebody has signed up. */
  'account.opened': {},
  /** By the link of somebody's invitation; whose, stands with the account. */
  'account.invited': {},
  /** An operator closed the account to its player. */
  'account.blocked': {},
  /** Its player gave a birth date by which they may not play where they are; it was not kept. */
  'account.under-age': {},
  /** It is open to its player again. */
  'account.opened-again': {},
  /** Whoever has the account has answered the letter to its address. */
  'account.email-verified': {},
  /** Whoever has the account has answered the code to the phone that it was opened with. */
  'account.phone-verified': {},
  'account.password-changed': {},
  /** Its player wants it gone: it is closed from now on and erased at `eraseAt`, in ISO 8601. */
  'account.deletion-asked': { eraseAt: 'text' },
  /** Its player keeps it after all. */
  'account.deletion-taken-back': {},
  /** Nothing of a person is left in it. */
  'account.erased': {},
  'account.contact-changed': { contact: ['email', 'phone'] },
  /** From a browser that had never signed in to it; `device` says what it is in words, and not where. */
  'account.signed-in-anew': { device: 'text' },
  /** The player has signed in, or a session of theirs has ended or changed, by their own doing. */
  'account.sessions-changed': {},
  'account.passkey-added': {},
  'account.passkey-removed': {},
  /** A player signs in with an account of another company from now on, or no more. */
  'account.network-attached': { network: NETWORKS },
  'account.network-detached': { network: NETWORKS },
  'account.region-moved': { region: REGION_IDS },
  /** A player linked their chat. */
  'telegram.linked': {},
  /** A chat is the player's no more. */
  'telegram.unlinked': { by: TELEGRAM_ENDS },
  /** A player set themselves a limit, or a lower one; without a currency it is of minutes. */
  'limit.set': { rule: LIMIT_RULES, period: LIMIT_SPANS, 'size?': 'amount', 'currency?': 'currency' },
  /** A player asks for a weaker limit; `from` is when it may be confirmed, in ISO 8601. Facts of before there was a rule are of deposits. */
  'limit.asked': { 'rule?': LIMIT_RULES, period: LIMIT_SPANS, from: 'text' },
  /** What was asked for is in force; without a size there is no such limit any more. */
  'limit.raised': {
    'rule?': LIMIT_RULES,
    period: LIMIT_SPANS,
    'size?': 'amount',
    'currency?': 'currency',
  },
  /** People of the house set a limit, or a break; `until` in ISO 8601. Without a currency the amount is of minutes. */
  'house-limit.set': {
    rule: HOUSE_LIMITS,
    period: LIMIT_SPANS,
    'currency?': 'currency',
    amountMinor: 'amount',
  },
  'house-break.set': { until: 'text' },
  /** A player stopped for a while, or longer than they had; instants in ISO 8601, null where there is no end. */
  'break.begun': { until: 'text' },
  'exclusion.begun': { until: 'text or null' },
  /** A player whose exclusion is over asked to play again, and may from then on. */
  'exclusion.over': { from: 'text' },
  /** What a month came to can be read; its first day. */
  'statement.made': { month: 'day' },
  /** What became of a document that a player brought; it says nothing of what is in it. */
  'document.approved': { kind: DOCUMENT_KIND_NAMES },
  'document.rejected': { kind: DOCUMENT_KIND_NAMES, reason: REJECT_REASONS },
  'document.expired': { kind: DOCUMENT_KIND_NAMES },
  /** One runs out soon, and nothing else shows the same; its last day. Told once of each. */
  'document.expiring': { kind: DOCUMENT_KIND_NAMES, expiresOn: 'day' },
  /** An account has shown a document, or given a number, that another has shown; it says nothing of which. */
  'person.met': {},
  /** The house has corrected a name or a birth date. */
  'account.corrected': {},
  /** A player has said what they are called, or when they were born; it says nothing of how. */
  'account.named': {},
  /** The house is worried about a player, and writes to them. */
  'care.sent': { template: CARE_TEMPLATES },
  /** Somebody of the house answered a player's letter. */
  'support.answered': {},
  /** Facts of before there were notices have no amount. `askedMinor`: another amount came than was asked for. `again`: the provider has refused to send a late one back, and it waits as before. */
  'pay-in.changed': {
    id: 'uuid',
    state: PAY_IN_STATES,
    'currency?': 'currency',
    'amountMinor?': 'amount',
    'askedMinor?': 'amount',
    'again?': ['refused'],
  },
  /** A payer took back credited money: how much of it now, and how much of that the player owes. */
  'pay-in.taken-back': {
    id: 'uuid',
    operation: BACK_OPERATIONS,
    currency: 'currency',
    amountMinor: 'amount',
    owedMinor: 'amount',
  },
  /** A part of a debt, or all of it, was paid. */
  'debt.paid': { id: 'uuid', currency: 'currency', amountMinor: 'amount', leftMinor: 'amount' },
  /** What becomes of a pay-out; all that left the balance, the fee in it. Of an end that was put right, what moved now, and what is still owed. */
  'pay-out.changed': {
    id: 'uuid',
    state: PAY_OUT_STATES,
    currency: 'currency',
    amountMinor: 'amount',
    'corrected?': ['taken-back', 'given-back'],
    'movedMinor?': 'amount',
    'owedMinor?': 'amount',
  },
  /** A player shall be told on their devices; `to` is the path that a press opens. */
  'push.asked': { id: 'uuid', title: 'text', text: 'text', to: 'text', 'offer?': 'code' },
  /**
   * A round of another studio is over, and had cost something; one with a bonus says what of it was bonus money. It began at
   * `startedAt`, in ISO 8601 with milliseconds. Told again once its figures have changed, after they were taken back. Facts of
   * before there was progress name no round.
   */
  'provider-round.ended': {
    provider: 'code',
    'round?': 'text',
    ...STUDIO_ROUND,
    'startedAt?': 'text',
    'again?': ['win', 'rollback'],
  },
  /** The figures that were told last of a studio's round do not hold: a win came late, or its bets were returned. */
  'provider-round.taken-back': {
    provider: 'code',
    round: 'text',
    ...STUDIO_ROUND,
    startedAt: 'text',
  },
  /**
   * A stake with another studio was refused by a rule that the studio is not told; amounts in the stake's currency, `until` in ISO 8601.
   * Without an amount the rule is about time, without `until` no time makes room. Of `verify_level`, how far the player is
   * and how far they would have to be.
   */
  'provider-bet.refused': {
    game: 'code',
    rule: PLAY_RULES,
    'period?': LIMIT_PERIODS,
    currency: 'currency',
    'limitMinor?': 'amount',
    leftMinor: 'amount',
    'until?': 'text',
    'by?': ['house'],
    'level?': 'count',
    'needed?': 'count',
  },
  /** A round of another studio was taken back by the house; what that moved is told of by its posts. */
  'provider-round.voided': { provider: 'code', game: 'code' },
  /** What becomes of a win of another studio that a person looks at. */
  'provider-win.held': {
    game: 'code',
    currency: 'currency',
    amountMinor: 'amount',
    state: ['held', 'released', 'refused'],
  },
  /** What a server said last of something that no other row leads to. */
  'books.witness': { subject: 'text', value: 'text' },
  /** A day whose head shall be published. */
  'books.day-over': { day: 'day' },
  /** The transfers of an account up to this version are taken into the chain as they are. */
  'books.adopted': { currency: 'currency', kind: 'kind', version: 'count' },
  ...FACTS_OF_FEATURES,
} as const satisfies Record<string, Readonly<Record<string, Field>>>;

export type Topic = keyof typeof FACTS;

type ValueOf<F> = F extends keyof FieldValues
  ? FieldValues[F]
  : F extends readonly (infer Word)[]
    ? Word
    : never;

type PayloadOf<S> = {
  readonly [K in keyof S as K extends `${string}?` ? never : K]: ValueOf<S[K]>;
} & { readonly [K in keyof S as K extends `${infer Name}?` ? Name : never]?: ValueOf<S[K]> };

/** Topic → what a fact of it says. */
export type FactPayloads = { readonly [T in Topic]: PayloadOf<(typeof FACTS)[T]> };

/** @returns what is wrong with a fact, in a sentence, or nothing */
export function faultOfFact(topic: string, payload: object): string | undefined {
  if (!Object.hasOwn(FACTS, topic)) return `there is no topic ${topic}`;
  const left = new Map<string, unknown>(Object.entries(payload));
  for (const [written, field] of Object.entries<Field>(FACTS[topic as Topic])) {
    const name = written.replace('?', '');
    const value = left.get(name);
    if (left.delete(name)) {
      if (!isOfField(field, value)) return `${topic}: ${name} is ${JSON.stringify(value)}`;
    } else if (name === written) return `${topic}: ${name} is missing`;
  }
  const [unknown] = left.keys();
  return unknown === undefined ? undefined : `${topic}: nobody knows ${unknown}`;
}
