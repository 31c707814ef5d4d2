import { NOTICES_OF_FEATURES } from './of-features.ts';

/** What notices are about: what a player chooses by. */
export const CATEGORIES = ['security', 'money', 'play', 'service', 'rewards', 'offers'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The ways by which the house tells a player something. */
export const CHANNELS = ['inbox', 'email', 'push', 'telegram', 'sms'] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * What a value in a notice is, and how it travels, always as text: `amount` is minor units and their currency (`1000 UAH`), `date` an
 * instant in ISO 8601, `day` YYYY-MM-DD, `month` the first day of one, `count` digits, `game` a game's code, `device` words such as `Firefox, Windows`, `link` an address of the site;
 * `limit`, `period`, `region`, `network`, `document` and `document-reason` are names of their tables. What a reader sees of it is made in their language.
 */
export type ParamType =
  | 'amount'
  | 'date'
  | 'count'
  | 'code'
  | 'link'
  | 'game'
  | 'device'
  | 'limit'
  | 'period'
  | 'month'
  | 'day'
  | 'region'
  | 'network'
  | 'document'
  | 'document-reason';

export interface NoticeKindSpec {
  readonly category: Category;
  /** Names of its values, as its text has them in braces. */
  readonly params: Readonly<Record<string, ParamType>>;
  /** Without `inbox` it is a letter or an SMS alone, which whoever needs it writes; the others are written as notices. */
  readonly channels: readonly Channel[];
  /** The page of the site that it leads to, without its language; where there is none its `link` leads. */
  readonly to?: `/${string}`;
  /** It stands in the player's way until they say that they have read it. */
  readonly mustConfirm?: true;
  /** It invites: nobody gets it who did not ask for it, or who must not be invited. */
  readonly promotional?: true;
}

const EVERYWHERE = ['inbox', 'email', 'push', 'telegram'] as const;
const IN_EVERY_WAY = [...EVERYWHERE, 'sms'] as const;

const OF_A_PAYMENT = {
  category: 'money',
  params: { amount: 'amount' },
  channels: EVERYWHERE,
  to: '/profile/payments',
} as const;
const OF_A_PAY_OUT = { ...OF_A_PAYMENT, to: '/profile/pay-outs' } as const;

/** Everything that the house tells a player. */
export const NOTICE_KINDS = {
  // Letters and codes, for an address and not for an account.
  'email-verify': { category: 'security', params: { link: 'link' }, channels: ['email'] },
  'email-known': { category: 'security', params: {}, channels: ['email'], to: '/login' },
  'password-reset': { category: 'security', params: { link: 'link' }, channels: ['email'] },
  'email-change': { category: 'security', params: { link: 'link' }, channels: ['email'] },
  'email-undo': { category: 'security', params: { link: 'link', date: 'date' }, channels: ['email'] },
  code: { category: 'security', params: { code: 'code' }, channels: ['email', 'sms'] },

  'password-changed': { category: 'security', params: {}, channels: IN_EVERY_WAY, to: '/profile/security' },
  'contact-changed': { category: 'security', params: {}, channels: IN_EVERY_WAY, to: '/profile/security' },
  'new-sign-in': {
    category: 'security',
    params: { device: 'device' },
    channels: EVERYWHERE,
    to: '/profile/security',
  },
  'passkey-added': { category: 'security', params: {}, channels: EVERYWHERE, to: '/profile/security' },
  'passkey-removed': { category: 'security', params: {}, channels: EVERYWHERE, to: '/profile/security' },
  'network-attached': {
    category: 'security',
    params: { network: 'network' },
    channels: EVERYWHERE,
    to: '/profile/security',
  },
  'network-detached': {
    category: 'security',
    params: { network: 'network' },
    channels: EVERYWHERE,
    to: '/profile/security',
  },
  'telegram-linked': {
    category: 'security',
    params: {},
    channels: EVERYWHERE,
    to: '/profile/notices/settings',
  },
  // Where it was written before is somebody else's now.
  'telegram-lost': {
    category: 'security',
    params: {},
    channels: ['inbox', 'email', 'push'],
    to: '/profile/notices/settings',
  },
  'deletion-asked': {
    category: 'security',
    params: { date: 'date' },
    channels: ['inbox', 'email'],
    to: '/login',
  },
  'deletion-taken-back': { category: 'security', params: {}, channels: ['inbox', 'email'], to: '/profile' },
  'account-blocked': { category: 'security', params: {}, channels: ['inbox', 'email'], to: '/support' },
  'account-opened-again': { category: 'security', params: {}, channels: ['inbox', 'email'], to: '/profile' },

  'deposit-paid': OF_A_PAYMENT,
  // Another amount came than was asked for.
  'deposit-other': { ...OF_A_PAYMENT, params: { amount: 'amount', asked: 'amount' } },
  'deposit-failed': OF_A_PAYMENT,
  'deposit-late': OF_A_PAYMENT,
  'deposit-returned': OF_A_PAYMENT,
  'pay-out-asked': OF_A_PAY_OUT,
  'pay-out-sent': OF_A_PAY_OUT,
  'pay-out-paid': OF_A_PAY_OUT,
  // Of before one that was turned down and one that failed were told apart.
  'pay-out-refused': OF_A_PAY_OUT,
  'pay-out-canceled': OF_A_PAY_OUT,
  'round-voided': {
    category: 'money',
    params: { game: 'game' },
    channels: EVERYWHERE,
    to: '/profile/history',
    mustConfirm: true,
  },
  'win-held': {
    category: 'money',
    params: { amount: 'amount', game: 'game' },
    channels: EVERYWHERE,
    to: '/profile/history',
  },
  'win-released': {
    category: 'money',
    params: { amount: 'amount', game: 'game' },
    channels: EVERYWHERE,
    to: '/profile/history',
  },
  'win-refused': {
    category: 'money',
    params: { amount: 'amount', game: 'game' },
    channels: EVERYWHERE,
    to: '/support',
  },

  'limit-set': {
    category: 'play',
    params: { limit: 'limit', period: 'period', amount: 'amount' },
    channels: EVERYWHERE,
    to: '/profile/play-safely',
  },
  'time-limit-set': {
    category: 'play',
    params: { period: 'period', count: 'count' },
    channels: EVERYWHERE,
    to: '/profile/play-safely',
  },
  'limit-asked': {
    category: 'play',
    params: { limit: 'limit', period: 'period', date: 'date' },
    channels: EVERYWHERE,
    to: '/profile/play-safely',
  },
  'limit-raised': {
    category: 'play',
    params: { limit: 'limit', period: 'period' },
    channels: EVERYWHERE,
    to: '/profile/play-safely',
  },
  'house-limit-set': {
    category: 'play',
    params: { limit: 'limit', period: 'period', amount: 'amount' },
    channels: EVERYWHERE,
    to: '/profile/play-safely',
    mustConfirm: true,
  },
  'house-time-limit-set': {
    category: 'play',
    params: { period: 'period', count: 'count' },
    channels: EVERYWHERE,
    to: '/profile/play-safely',
    mustConfirm: true,
  },
  'house-break-set': {
    category: 'play',
    params: { date: 'date' },
    channels: EVERYWHERE,
    to: '/profile/play-safely',
    mustConfirm: true,
  },

  'break-begun': {
    category: 'play',
    params: { date: 'date' },
    channels: EVERYWHERE,
    to: '/profile/play-safely',
  },
  'exclusion-begun': {
    category: 'play',
    params: { date: 'date' },
    channels: EVERYWHERE,
    to: '/profile/play-safely',
  },
  'exclusion-for-ever': { category: 'play', params: {}, channels: EVERYWHERE, to: '/profile/play-safely' },
  'exclusion-over': {
    category: 'play',
    params: { date: 'date' },
    channels: EVERYWHERE,
    to: '/profile/play-safely',
  },

  'details-corrected': { category: 'security', params: {}, channels: EVERYWHERE, to: '/profile' },
  'care-pause': { category: 'play', params: {}, channels: ['inbox', 'email'], to: '/profile/play-safely' },
  'care-limits': { category: 'play', params: {}, channels: ['inbox', 'email'], to: '/profile/play-safely' },
  'care-talk': { category: 'play', params: {}, channels: ['inbox', 'email'], to: '/support' },
  statement: {
    category: 'play',
    params: { month: 'month' },
    channels: ['inbox', 'email'],
    to: '/profile/statements',
  },
  welcome: { category: 'service', params: {}, channels: ['inbox', 'email'], to: '/profile' },
  'region-moved': { category: 'service', params: { region: 'region' }, channels: EVERYWHERE, to: '/profile' },
  'support-answered': {
    category: 'service',
    params: {},
    channels: ['inbox', 'push', 'telegram'],
    to: '/support',
  },

  'bonus-ended': {
    category: 'rewards',
    params: { amount: 'amount' },
    channels: EVERYWHERE,
    to: '/bonuses',
  },
  'gift-ended': { category: 'rewards', params: { amount: 'amount' }, channels: EVERYWHERE, to: '/bonuses' },

  'bonus-given': {
    category: 'offers',
    params: { amount: 'amount' },
    channels: IN_EVERY_WAY,
    to: '/bonuses',
    promotional: true,
  },
  'gift-given': {
    category: 'offers',
    params: { count: 'count', amount: 'amount' },
    channels: IN_EVERY_WAY,
    to: '/bonuses',
    promotional: true,
  },
  ...NOTICES_OF_FEATURES,
} as const satisfies Record<string, NoticeKindSpec>;

export type NoticeKind = keyof typeof NOTICE_KINDS;

/** The kinds that are kept for their player, and told by the ways they chose. */
export type KeptKind = {
  [K in NoticeKind]: 'inbox' extends (typeof NOTICE_KINDS)[K]['channels'][number] ? K : never;
}[NoticeKind];

/** Values of a kind, each as text. */
export type NoticeParams<K extends NoticeKind = NoticeKind> = {
  readonly [P in keyof (typeof NOTICE_KINDS)[K]['params']]: string;
};

export const specOf = (kind: NoticeKind): NoticeKindSpec => NOTICE_KINDS[kind];

/** What keeps an account safe goes before what tells and invites, and has a share of every budget for itself. */
export const isUrgent = (kind: NoticeKind): boolean => specOf(kind).category === 'security';

export const isNoticeKind = (word: string): word is NoticeKind => Object.hasOwn(NOTICE_KINDS, word);

const ALL_KINDS = Object.keys(NOTICE_KINDS) as NoticeKind[];

export const KEPT_KINDS = ALL_KINDS.filter((kind) => specOf(kind).channels.includes('inbox')) as KeptKind[];

export const PROMOTIONAL_KINDS = KEPT_KINDS.filter((kind) => specOf(kind).promotional);
