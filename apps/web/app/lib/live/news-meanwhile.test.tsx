import type { Operation, OutputOf } from '@croupier/contract/kit';
import { paymentHistory } from '@croupier/contract/money/payment-history';
import { payInOptions } from '@croupier/contract/money/payments';
import { payOutOptions } from '@croupier/contract/money/pay-outs';
import { readStatement } from '@croupier/contract/money/statement';
import { stops } from '@croupier/contract/people/exclusions';
import { countNotices, listNotices, noticePreferences } from '@croupier/contract/people/notices';
import { listSessions, me, type ActiveBonus } from '@croupier/contract/people/players';
import { playSession, type Playing } from '@croupier/contract/people/reality-checks';
import { listProviderRounds } from '@croupier/contract/play/providers';
import { listOpenRounds, listRounds, type RoundRow } from '@croupier/contract/play/rounds';
import { listGifts } from '@croupier/contract/rewards/gifts';
import { listGames } from '@croupier/contract/site/lobby';
import type { LiveMessage } from '@croupier/contract/site/live';
import { wayTable } from '@croupier/domain/people/notices';
import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { someOptions, somePayOut } from '../../features/money/pay-outs/pay-outs.fixture.ts';
import { PayOuts } from '../../features/money/pay-outs/pay-outs.tsx';
import PaymentsPage from '../../features/money/payment-history/payments-page.tsx';
import { usePayInWatch } from '../../features/money/payments/use-pay-in-watch.ts';
import { Entries } from '../../features/money/statement/entries.tsx';
import { BonusProgress } from '../../features/money/wallet/bonus-progress.tsx';
import { PlaySafelyCard } from '../../features/people/exclusions/play-safely-card.tsx';
import StoppedNews from '../../features/people/exclusions/stopped-news.tsx';
import Bell from '../../features/people/notices/bell.tsx';
import { NoticeList } from '../../features/people/notices/notice-list.tsx';
import NoticeNews from '../../features/people/notices/notice-news.tsx';
import { someNotice } from '../../features/people/notices/notice.fixture.ts';
import NoticesModal from '../../features/people/notices/notices-modal.tsx';
import SettingsPage from '../../features/people/notices/settings-page.tsx';
import SessionBar from '../../features/people/reality-checks/session-bar.tsx';
import { SessionsCard } from '../../features/people/sessions/sessions-card.tsx';
import { TelegramCard } from '../../features/people/telegram/telegram-card.tsx';
import { PlayedRounds } from '../../features/play/providers/played-rounds.tsx';
import HistoryPage from '../../features/play/rounds/history-page.tsx';
import BonusNews from '../../features/rewards/bonuses/bonus-news.tsx';
import { NO_BONUSES } from '../../features/rewards/bonuses/bonus.fixture.ts';
import { Mine } from '../../features/rewards/bonuses/mine.tsx';
import GiftNews from '../../features/rewards/gifts/gift-news.tsx';
import { someGift } from '../../features/rewards/gifts/gift.fixture.ts';
import { fakeNetwork } from '../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../testing/render-screen.tsx';
import { announce, announceLine } from './live.ts';

interface Case {
  /** What is asked on this screen, and which query keeps the answer. */
  readonly asks: string;
  readonly operation: Operation;
  readonly queryKey: QueryKey;
  readonly screen: ReactNode;
  readonly news: LiveMessage;
  /** Of before the news (0) and after them (1); nothing but what tells them apart may differ. */
  answer(time: number): unknown;
  /** Where the page comes with an answer: the question is asked upon the first news. */
  readonly isAskedByNews?: true;
}

const ID = '3d0c3b0e-4a7e-4d3a-9a55-0c8f6c1f7a01';
const AT = '2026-01-01T10:00:00.000Z';
const PLAYER = somePlayer();
const DAY = { term: 'day', kind: 'break' } as const;
const BONUS: ActiveBonus = {
  ...{ id: ID, currency: 'UAH', order: 'REAL_FIRST', source: 'ALL', withdrawal: 'keeps' },
  ...{ wagerMinor: '90000', wagerLeftMinor: '60000' },
  ...{ maximumStakeMinor: null, maximumConversionMinor: null, expiresAt: null },
  contributions: {},
  otherContribution: 100,
};

const aCase = <O extends Operation>(
  asks: string,
  operation: O,
  { answer, ...more }: Omit<Case, 'asks' | 'operation' | 'answer'> & { answer(time: number): OutputOf<O> },
): Case => ({ asks, operation, answer, ...more });

const notice: LiveMessage = {
  name: 'notice',
  data: { id: ID, kind: 'welcome', is: 'new', unseen: 1 },
};
const payIn: LiveMessage = { name: 'payIn', data: { id: ID, state: 'PAID' } };
const balance: LiveMessage = {
  name: 'balance',
  data: { currency: 'UAH', kind: 'real', amountMinor: '5', version: 9 },
};
const bonusEnded: LiveMessage = {
  name: 'bonusEnded',
  data: { id: ID, state: 'LOST', currency: 'UAH', convertedMinor: '0', forfeitedMinor: '0' },
};
const giftEnded: LiveMessage = { name: 'giftEnded', data: { id: ID, state: 'FINISHED' } };
const round: LiveMessage = { name: 'round', data: { id: ID, game: 'sunny-orchard' } };
const telegram: LiveMessage = { name: 'telegram', data: { linked: true } };

const notices = (time: number) => ({
  notices: [someNotice({ title: `Title ${time}` })],
  next: null,
  unseen: 0,
});
const paymentOf = (time: number) => ({
  ...{ id: ID, state: 'PAID' as const, amountMinor: `${time + 1}00`, currency: 'UAH' as const },
  ...{ createdAt: AT, redirectUrl: null, bonus: null, askedMinor: null },
});
const CASH_DESK = {
  debts: [],
  currency: 'UAH' as const,
  minimumMinor: '100',
  maximumMinor: '500',
  quickAmountsMinor: ['100'],
  isTestMoney: true,
  methods: [],
};
const entryOf = (number: number) => ({
  ...{ number, at: AT, reason: 'deposit' as const, operation: 'deposit', amountMinor: '1' },
  ...{ beforeMinor: '0', afterMinor: '1', game: null, roundId: null, payInId: null },
  ...{ payOutId: null, source: null, code: null, givenId: null },
});
const roundOf = (time: number): RoundRow => ({
  ...{ id: ID, game: 'sunny-orchard', mathVersion: 1, state: 'settled', parts: null, giftId: null },
  ...{ entry: { mode: 'main', choices: [] }, currency: 'UAH', kind: 'real' },
  ...{ stakeMinor: '1000', winMinor: `77${time}`, balanceBeforeMinor: '1000', balanceAfterMinor: '0' },
  ...{ balanceVersion: 2, settledAt: AT },
});
const studioRoundOf = (time: number) => ({
  ...({ id: 'r-1', provider: 'paper-moon', game: 'moon-cards', currency: 'UAH', kind: 'real' } as const),
  ...({ stakeMinor: '1000', winMinor: `77${time}`, heldMinor: '0', state: 'ended', isFree: false } as const),
  ...{ parts: null, openedAt: AT },
});
const playingOf = (time: number): Playing => ({
  // The same each time it is made: answers are told apart by what differs.
  ...{ now: AT, minutes: 60, choices: [15, 30, 45, 60] },
  session: {
    ...{ beganAt: AT, currency: 'UAH', stakedMinor: '0', wonMinor: '0', netMinor: `77${time}` },
    ...{ checkAt: null, isDue: false },
  },
});
const profileOf = (time: number) => ({ profile: somePlayer({ nickname: `Player ${time}` }) });
const ofProfile = { queryKey: ['profile'], answer: profileOf, isAskedByNews: true } as const;

function Watched() {
  return <p>{usePayInWatch(ID).payIn?.state}</p>;
}

const withNews = (screen: ReactNode) => (
  <>
    {screen}
    <NoticeNews />
  </>
);

const CASES: readonly Case[] = [
  aCase('how many notices are new', countNotices, {
    ...{ queryKey: ['notices', 'count'], screen: withNews(<Bell />), news: notice },
    answer: (time) => ({ unseen: 77 + time, unconfirmed: false }),
  }),
  aCase('the newest notices', listNotices, {
    ...{ queryKey: ['notices', 'newest'], news: notice, answer: notices },
    screen: withNews(<NoticesModal onClose={() => undefined} />),
  }),
  aCase('all notices', listNotices, {
    ...{ queryKey: ['notices', 'list'], news: notice, answer: notices },
    screen: withNews(<NoticeList about={undefined} onShowAll={() => undefined} />),
  }),
  aCase('by which ways to tell', noticePreferences, {
    ...{ queryKey: ['notice-preferences'], screen: <SettingsPage />, news: telegram },
    answer: (time) => ({
      ...{ ways: wayTable({}), reachable: (['email', 'push'] as const).slice(time, time + 1) },
      ...{ quietHours: null, timeZone: 'Europe/Kyiv' },
    }),
  }),
  aCase('payments', paymentHistory, {
    ...{ queryKey: ['payments', 'list'], screen: <PaymentsPage />, news: payIn },
    answer: (time) => ({ payments: [{ kind: 'in' as const, ...paymentOf(time) }], nextCursor: null }),
  }),
  aCase('one payment', payInOptions, {
    ...{ queryKey: ['payments', 'one', ID], screen: <Watched />, news: payIn },
    answer: (time) => ({ ...CASH_DESK, payIn: paymentOf(time), bonuses: [] }),
  }),
  aCase('what can be paid out', payOutOptions, {
    ...{ queryKey: ['pay-outs', 'options'], screen: <PayOuts profile={PLAYER} /> },
    ...{ news: { name: 'payOut', data: { id: somePayOut().id, state: 'PAID' } } },
    answer: (time) => someOptions({ availableMinor: `77${time}` }),
  }),
  aCase('changes of a balance', readStatement, {
    ...{ queryKey: ['statement'], news: balance },
    screen: (
      <Entries
        address={{ currency: 'UAH', kind: 'real', about: '', from: '', to: '' }}
        currency="UAH"
        onShowAll={() => undefined}
      />
    ),
    answer: (time) => ({ entries: [entryOf(77 + time)], nextCursor: null }),
  }),
  aCase('gifts, by the bonuses', listGifts, {
    ...{ queryKey: ['gifts'], news: giftEnded },
    screen: (
      <>
        <Mine all={NO_BONUSES} empty={{ title: '', text: '' }} onAvailable={() => undefined} />
        <GiftNews />
      </>
    ),
    answer: (time) => ({ gifts: [someGift({ roundsLeft: 77 + time })] }),
  }),
  aCase('gifts, on any page', listGifts, {
    ...{ queryKey: ['gifts'], screen: <GiftNews />, news: giftEnded },
    answer: (time) => ({ gifts: [someGift({ roundsLeft: 77 + time })] }),
  }),
  aCase('rounds with a studio', listProviderRounds, {
    ...{ queryKey: ['provider-rounds'], screen: <PlayedRounds game="moon-cards" studio="Paper Moon" /> },
    news: {
      name: 'heldWin',
      data: { game: 'moon-cards', currency: 'UAH', amountMinor: '1', state: 'released' },
    },
    answer: (time) => ({ rounds: [studioRoundOf(time)], nextCursor: null }),
  }),
  aCase('rounds', listRounds, {
    ...{ queryKey: ['rounds', 'list'], screen: <HistoryPage />, news: round },
    answer: (time) => ({ rounds: [roundOf(time)], nextCursor: null }),
  }),
  aCase('sessions', listSessions, {
    ...{ queryKey: ['sessions'], screen: <SessionsCard />, news: { name: 'sessions', data: {} } },
    answer: (time) => ({ idleMinutes: 77 + time, lifetimeDays: 30, sessions: [] }),
  }),
  aCase('breaks', stops, {
    ...{ queryKey: ['stops'], news: { name: 'stopped', data: {} } },
    screen: (
      <>
        <PlaySafelyCard />
        <StoppedNews />
      </>
    ),
    answer: (time) => ({
      state: null,
      terms: [{ ...DAY, until: `2026-01-0${time + 1}T10:00:00.000Z` }],
    }),
  }),
  aCase('how long somebody plays', playSession, {
    ...{ queryKey: ['playing', 'real'], screen: <SessionBar kind="real" looks={{}} />, news: balance },
    answer: playingOf,
  }),
  aCase('the player, by a bonus that ended', me, { ...ofProfile, screen: <BonusNews />, news: bonusEnded }),
  aCase('the player, by a gift that ended', me, { ...ofProfile, screen: <GiftNews />, news: giftEnded }),
  aCase('the player, by a chat', me, {
    ...{ ...ofProfile, screen: <TelegramCard profile={PLAYER} />, news: telegram },
  }),
  aCase('the player, by a round', me, {
    ...{ ...ofProfile, screen: <BonusProgress bonus={BONUS} />, news: round },
  }),
];

let client: QueryClient;
function Probe() {
  const queries = useQueryClient();
  useEffect(() => {
    client = queries;
  }, [queries]);
  return null;
}

/** Shows a screen whose question is answered by hand. @returns who waits for an answer */
async function show({ operation, screen }: Case): Promise<((answer: never) => void)[]> {
  const house = fakeNetwork();
  // What else these screens ask.
  house.answers(listOpenRounds, { rounds: [] });
  house.answers(listGames, { games: [], from: 0, total: 0, shape: 'DEFAULT' });
  house.answers(paymentHistory, { payments: [], nextCursor: null });
  house.answers(me, profileOf(0));
  house.answers(listGifts, { gifts: [] });
  house.answers(countNotices, { unseen: 0, unconfirmed: false });
  const waiting: ((answer: never) => void)[] = [];
  house.answers(operation, () => new Promise((answer) => waiting.push(answer)));

  const page = (
    <>
      {screen}
      <Probe />
    </>
  );
  await renderScreen(page, { profile: PLAYER });
  return waiting;
}

/** What is known is the second answer, and nothing of the first is left. */
async function expectNewer({ queryKey, answer }: Case): Promise<void> {
  await expect.poll(() => client.isFetching({ queryKey })).toBe(0);
  const [older, newer] = [leavesOf(answer(0)), leavesOf(answer(1))];
  const known = [...leavesOf(client.getQueriesData({ queryKey }))];
  expect(known).toEqual(expect.arrayContaining(without(newer, older)));
  for (const old of without(older, newer)) expect(known).not.toContain(old);
}

test.each(CASES)('$asks: is asked anew when news come while the first answer is under way', async (asked) => {
  const waiting = await show(asked);
  const tellNews = () => act(() => announce(asked.news));
  if (asked.isAskedByNews) tellNews();
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  const before = waiting.length;
  tellNews();
  await expect.poll(() => waiting.length).toBeGreaterThan(before);
  // The older ones come last.
  waiting.at(-1)!(asked.answer(1) as never);
  for (const answer of waiting) answer(asked.answer(0) as never);
  await expectNewer(asked);
});

// The profile is asked for by the connection itself.
test.each(CASES.filter(({ isAskedByNews }) => !isAskedByNews))(
  '$asks: is asked anew when the line comes up after the first answer, since news may have come before',
  async (asked) => {
    const waiting = await show(asked);
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    const before = waiting.length;
    await act(async () => {
      for (const answer of waiting) answer(asked.answer(0) as never);
    });
    await expect.poll(() => client.isFetching({ queryKey: asked.queryKey })).toBe(0);
    act(() => announceLine());
    await expect.poll(() => waiting.length).toBeGreaterThan(before);
    for (const answer of waiting.slice(before)) answer(asked.answer(1) as never);
    await expectNewer(asked);
  },
);

/** All that stands in an answer, however it is kept. */
function leavesOf(value: unknown): Set<unknown> {
  if (typeof value !== 'object' || value === null) return new Set([value]);
  return new Set(Object.values(value).flatMap((part) => [...leavesOf(part)]));
}

const without = (all: Set<unknown>, others: Set<unknown>) => [...all].filter((one) => !others.has(one));
