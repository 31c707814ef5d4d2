import { expect, test } from 'vitest';
import { CATEGORIES, CHANNELS, KEPT_KINDS, NOTICE_KINDS, specOf, type NoticeKind } from './notice-kinds.ts';
import {
  channelsFor,
  channelsOf,
  HOLDS,
  isLocked,
  isWanted,
  judgeWay,
  wayTable,
  type NoticeReach,
  type WayChoices,
} from './notice-ways.ts';
import { noticeRetryMs, RESEND_WAIT_MS, SEND_WITHIN_MS } from './notice-waits.ts';

/** Two in the morning in Kyiv. */
const NIGHT = new Date('2026-06-10T23:00:00Z');
const MORNING = new Date('2026-06-11T05:00:00Z');
const QUIET = { fromMinute: 23 * 60, toMinute: 8 * 60 };
const reach: NoticeReach = {
  choices: {},
  reachable: CHANNELS,
  holds: [],
  quiet: null,
  timeZone: 'Europe/Kyiv',
  now: NIGHT,
};
const every = (isOn: boolean): WayChoices =>
  Object.fromEntries(
    CATEGORIES.map((category) => [category, Object.fromEntries(CHANNELS.map((channel) => [channel, isOn]))]),
  );
const goesBy = (kind: NoticeKind, with_: Partial<NoticeReach> = {}) =>
  channelsFor(kind, { ...reach, ...with_ }).flatMap((way) => ('at' in way ? [way.channel] : []));

test('what a player did not choose goes everywhere but by SMS, and nothing that invites leaves the site', () => {
  expect(goesBy('deposit-paid')).toEqual(['inbox', 'email', 'push', 'telegram']);
  expect(goesBy('password-changed')).toEqual(['inbox', 'email', 'push', 'telegram']);
  expect(goesBy('gift-given')).toEqual(['inbox']);
});

test('what keeps an account and its player safe is on the site and in a letter, whatever was chosen', () => {
  for (const kind of KEPT_KINDS.filter((each) => ['security', 'play'].includes(specOf(each).category)))
    expect(goesBy(kind, { choices: every(false) })).toEqual(['inbox', 'email']);
});

test('what invites comes by the ways that were asked for, and to nobody who must not be invited, on the site either', () => {
  const asked = { choices: { offers: { email: true, sms: true } } };
  expect(goesBy('gift-given', asked)).toEqual(['inbox', 'email', 'sms']);
  for (const hold of HOLDS) {
    expect(goesBy('gift-given', { ...asked, holds: [hold] })).toEqual([]);
    expect(judgeWay('bonus-given', 'email', { ...reach, ...asked, holds: [hold] })).toEqual({
      channel: 'email',
      leftOut: hold,
    });
    expect(goesBy('deposit-paid', { holds: [hold] })).toHaveLength(4);
  }
});

test('quiet hours put off what makes a sound and letters that invite, and nothing that keeps an account safe', () => {
  const at = (kind: NoticeKind) =>
    channelsFor(kind, { ...reach, quiet: QUIET, choices: every(true) }).map((way) =>
      'at' in way ? [way.channel, way.at] : way,
    );
  expect(at('deposit-paid')).toEqual([
    ['inbox', NIGHT],
    ['email', NIGHT],
    ['push', MORNING],
    ['telegram', MORNING],
  ]);
  expect(
    at('gift-given')
      .slice(1)
      .map((way) => (way as [string, Date])[1]),
  ).toEqual(Array.from({ length: 4 }, () => MORNING));
  expect(new Set(at('new-sign-in').map((way) => (way as [string, Date])[1]))).toEqual(new Set([NIGHT]));
});

test('what has no address is left out, and says so; what was not wanted says that first', () => {
  const nowhere = { ...reach, reachable: [] };
  expect(judgeWay('deposit-paid', 'push', nowhere)).toEqual({ channel: 'push', leftOut: 'not-reachable' });
  const unwanted = { ...nowhere, choices: { money: { push: false } } };
  expect(judgeWay('deposit-paid', 'push', unwanted)).toEqual({ channel: 'push', leftOut: 'not-wanted' });
  expect(judgeWay('deposit-paid', 'inbox', nowhere)).toEqual({ channel: 'inbox', at: NIGHT });
});

test('for every choice and kind: a way goes if and only if it is wanted and open', () => {
  for (let turn = 0; turn < 200; turn++) {
    const pick = (n: number) => (turn * 7_919 + n * 104_729) % 3 === 0;
    const choices: WayChoices = Object.fromEntries(
      CATEGORIES.map((category, row) => [
        category,
        Object.fromEntries(CHANNELS.map((channel, column) => [channel, pick(row * 5 + column)])),
      ]),
    );
    const reachable = CHANNELS.filter((_, n) => pick(n + 31));
    for (const kind of KEPT_KINDS)
      for (const verdict of channelsFor(kind, { ...reach, choices, reachable, quiet: QUIET })) {
        const { channel } = verdict;
        const goes =
          channel === 'inbox' ||
          (isWanted(choices, specOf(kind).category, channel) && reachable.includes(channel));
        expect('at' in verdict).toBe(goes);
        if ('at' in verdict) expect([NIGHT, MORNING]).toContainEqual(verdict.at);
      }
  }
});

test('the table of choices has each way of each kind of news once, and locks what is locked', () => {
  const table = wayTable(every(false));
  expect(new Set(table.map(({ category, channel }) => `${category} ${channel}`)).size).toBe(table.length);
  for (const { category, channel, isOn, isLocked: locked } of table) {
    expect(channelsOf(category)).toContain(channel);
    expect([locked, isOn]).toEqual([isLocked(category, channel), locked]);
  }
});

test('every kind that is kept leads somewhere, has names for its values, and what stands in the way is on the site', () => {
  for (const [kind, spec] of Object.entries(NOTICE_KINDS) as [NoticeKind, ReturnType<typeof specOf>][]) {
    expect(kind).toMatch(/^[a-z]+(-[a-z]+)*$/);
    if (spec.channels.includes('inbox')) expect(spec.to).toMatch(/^\/[a-z/-]+$/);
    if (spec.mustConfirm) expect(spec.channels).toContain('inbox');
    if (spec.promotional) expect(spec.category).toBe('offers');
    expect(spec.category === 'offers').toBe(spec.promotional === true);
  }
});

test('tries come further apart, and what waits for a night to end is not too late then', () => {
  expect([1, 2, 3, 12].map(noticeRetryMs)).toEqual([60_000, 120_000, 240_000, 3_600_000]);
  expect(RESEND_WAIT_MS).toBe(180_000);
  expect(SEND_WITHIN_MS).toBeGreaterThan(25 * 3_600_000);
});
