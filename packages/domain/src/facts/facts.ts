import { PAY_IN_STATES } from '../money/payments/pay-in-state.ts';
import { TELEGRAM_ENDS } from '../people/telegram/telegram-rules.ts';
import { HOUSE_LIMITS } from '../people/house-rules/index.ts';
import { LIMIT_PERIODS } from '../people/limits/index.ts';
import { REGION_IDS } from '../site/regions/index.ts';
import { GIFT_ENDS } from '../rewards/gifts/gift-state.ts';
import { GRANT_ENDS } from '../rewards/purses/grant-state.ts';
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

/**
 * Everything that is told after a commit: topic → its fields. A name that ends in `?` may be missing; what is not named
 * here is not in a fact. What code and SQL write is held against this table by a test.
 */
export const FACTS = {
  /**
   * A round of the house is over; `entry` is canonical JSON, and null in the one mode of a game that asks nothing. One with
   * a bonus says what of stake and win was bonus money; one of a gift, which: nothing was staked, and its win gathers there.
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
  /** An operator closed the account to its player. */
  'account.blocked': {},
  /** It is open to its player again. */
  'account.opened-again': {},
  /** Whoever has the account has answered the letter to its address. */
  'account.email-verified': {},
  'account.password-changed': {},
  'account.contact-changed': { contact: ['email', 'phone'] },
  /** From a browser that had never signed in to it; `device` says what it is in words, and not where. */
  'account.signed-in-anew': { device: 'text' },
  /** The player has signed in, or a session of theirs has ended or changed, by their own doing. */
  'account.sessions-changed': {},
  'account.passkey-added': {},
  'account.passkey-removed': {},
  'account.region-moved': { region: REGION_IDS },
  /** A player linked their chat. */
  'telegram.linked': {},
  /** A chat is the player's no more. */
  'telegram.unlinked': { by: TELEGRAM_ENDS },
  /** A player asks for a weaker limit; `from` is when it may be confirmed, in ISO 8601. */
  'limit.asked': { period: LIMIT_PERIODS, from: 'text' },
  /** What was asked for is in force. */
  'limit.raised': { period: LIMIT_PERIODS },
  /** People of the house set a limit, or a break; `until` in ISO 8601. */
  'house-limit.set': {
    rule: HOUSE_LIMITS,
    period: LIMIT_PERIODS,
    currency: 'currency',
    amountMinor: 'amount',
  },
  'house-break.set': { until: 'text' },
  /** Somebody of the house answered a player's letter. */
  'support.answered': {},
  /** Facts of before there were notices have no amount. */
  'pay-in.changed': {
    id: 'uuid',
    state: PAY_IN_STATES,
    'currency?': 'currency',
    'amountMinor?': 'amount',
  },
  /** A player shall be told on their devices; `to` is the path that a press opens. */
  'push.asked': { id: 'uuid', title: 'text', text: 'text', to: 'text' },
  /** A round of another studio is over, and had cost something; one with a bonus says what of it was bonus money. */
  'provider-round.ended': {
    provider: 'code',
    ...ROUND,
    'bonusStakeMinor?': 'amount',
    'bonusWinMinor?': 'amount',
  },
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
