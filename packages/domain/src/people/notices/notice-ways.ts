import {
  CATEGORIES,
  CHANNELS,
  KEPT_KINDS,
  specOf,
  type Category,
  type Channel,
  type NoticeKind,
} from './notice-kinds.ts';
import { afterQuietHours, type QuietHours } from './quiet-hours.ts';

/** Why nobody may invite a player to anything now. */
export const HOLDS = ['blocked', 'closed', 'break', 'under-age'] as const;
export type Hold = (typeof HOLDS)[number];

/** Why a notice does not go by a way. */
export const LEFT_OUT_REASONS = [...HOLDS, 'not-wanted', 'not-reachable', 'too-many', 'too-late'] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

/** What a player has chosen; what is missing is as `isOnByDefault` says. */
export type WayChoices = Readonly<Partial<Record<Category, Partial<Record<Channel, boolean>>>>>;

/** All that decides whether and when a notice goes by a way. */
export interface NoticeReach {
  readonly choices: WayChoices;
  /** The ways by which there is an address of the player's. */
  readonly reachable: readonly Channel[];
  readonly holds: readonly Hold[];
  readonly quiet: QuietHours | null;
  /** Where the player lives. */
  readonly timeZone: string;
  readonly now: Date;
}

export type WayVerdict =
  | { readonly channel: Channel; readonly at: Date }
  | { readonly channel: Channel; readonly leftOut: LeftOutReason };

/** The ways of a category that there is a notice for. */
export const channelsOf = (category: Category): Channel[] =>
  CHANNELS.filter((channel) =>
    KEPT_KINDS.some((kind) => specOf(kind).category === category && specOf(kind).channels.includes(channel)),
  );

/** What is not for a player to choose: the list on the site, and the letters that keep an account and its player safe. */
export const isLocked = (category: Category, channel: Channel): boolean =>
  channel === 'inbox' || (channel === 'email' && (category === 'security' || category === 'play'));

/** Nothing that invites comes unasked, and no SMS does. */
export const isOnByDefault = (category: Category, channel: Channel): boolean =>
  channel === 'inbox' || (category !== 'offers' && channel !== 'sms');

export const isWanted = (choices: WayChoices, category: Category, channel: Channel): boolean =>
  isLocked(category, channel) || (choices[category]?.[channel] ?? isOnByDefault(category, channel));

/** Every choice that there is, as it stands. */
export const wayTable = (choices: WayChoices) =>
  CATEGORIES.flatMap((category) =>
    channelsOf(category).map((channel) => ({
      ...{ category, channel },
      isOn: isWanted(choices, category, channel),
      isLocked: isLocked(category, channel),
    })),
  );

/**
 * By which ways a notice goes, and when, judged at the moment of asking: whoever waits asks again. What keeps an account safe is never
 * put off.
 */
export const channelsFor = (kind: NoticeKind, reach: NoticeReach): WayVerdict[] =>
  specOf(kind).channels.map((channel) => judgeWay(kind, channel, reach));

export function judgeWay(kind: NoticeKind, channel: Channel, reach: NoticeReach): WayVerdict {
  const { category, promotional = false } = specOf(kind);
  const [hold] = reach.holds;
  if (promotional && hold) return { channel, leftOut: hold };
  if (channel === 'inbox') return { channel, at: reach.now };
  if (!isWanted(reach.choices, category, channel)) return { channel, leftOut: 'not-wanted' };
  if (!reach.reachable.includes(channel)) return { channel, leftOut: 'not-reachable' };
  const disturbs = category !== 'security' && (channel !== 'email' || promotional);
  const at = disturbs && reach.quiet ? afterQuietHours(reach.quiet, reach.timeZone, reach.now) : reach.now;
  return { channel, at };
}
