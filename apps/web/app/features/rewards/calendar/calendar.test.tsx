import type { OutputOf } from '@croupier/contract/kit';
import { me } from '@croupier/contract/people/players';
import { getPresent, showCalendar, type Calendar } from '@croupier/contract/rewards/calendar';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { useLanguage } from '../../../lib/root-data.ts';
import { calendarQuery } from './calendar-query.ts';
import { CalendarWay } from './calendar-way.tsx';
import { GiftCalendar } from './gift-calendar.tsx';

const CALENDAR: Calendar = {
  ...{ code: 'december', name: 'December', lead: 'A door a day.', terms: ['<p>One line.</p>'], picture: '' },
  ...{ from: '2026-12-23', to: '2026-12-25', timeZone: 'Europe/Kyiv', today: '2026-12-24' },
  ...{ missed: 'lost', rule: null },
  doors: [
    { day: '2026-12-23', state: 'MISSED', teaser: '', isDrawn: true, given: null },
    { day: '2026-12-24', state: 'OPEN', teaser: 'Something warm', isDrawn: true, given: null },
    { day: '2026-12-25', state: 'LOCKED', teaser: '', isDrawn: false, given: null },
  ],
  loot: {
    rows: [
      { place: 0, weight: 3, reward: { kind: 'points', points: 5 }, left: null, fallback: null },
      { place: 1, weight: 1, reward: { kind: 'points', points: 50 }, left: 7, fallback: 0 },
    ],
    ...{ totalWeight: 4, version: 1, hash: 'ab'.repeat(32) },
  },
};
const GIVEN: OutputOf<typeof getPresent>['given'] = {
  ...{ id: '0b0e7d3e-0000-4000-8000-000000000002', source: 'calendar', code: 'december', to: '/store' },
  ...{ reward: { kind: 'points', points: 50 }, givenAt: '2026-12-24T12:00:00.000Z', takenBackAt: null },
};
const OPENED: OutputOf<typeof getPresent> = {
  given: GIVEN,
  proof: {
    ...{ domain: 'calendar-december', seedPairId: '1', commitment: 'cd'.repeat(32), clientSeed: 'seed' },
    ...{ nonce: 0, serverSeed: null, tableHash: 'ab'.repeat(32), drawnPlace: 1, givenPlace: 1 },
  },
  calendar: {
    ...CALENDAR,
    doors: CALENDAR.doors.map((door) =>
      door.state === 'OPEN' ? { ...door, state: 'OPENED' as const, given: GIVEN } : door,
    ),
  },
};

function Shown() {
  const { data } = useQuery(calendarQuery(useLanguage()));
  return data ? <GiftCalendar calendar={data} /> : null;
}

async function show(calendar: Partial<Calendar> = {}, language: (typeof LANGUAGES)[number] = 'en') {
  const network = fakeNetwork();
  network.answers(me, { profile: somePlayer() });
  network.answers(showCalendar, { calendar: { ...CALENDAR, ...calendar } });
  const screen = await renderScreen(<Shown />, { language, profile: somePlayer() });
  const say = (key: string, values?: Record<string, string | number>) =>
    screen.text(`calendar.${key}`, values);
  await screen.findByRole('list', { name: say('doors') });
  return { network, screen, say };
}

test.each(LANGUAGES)(
  'in %s the door of today is opened with one press, and its gift is said',
  async (language) => {
    const { network, screen, say } = await show({}, language);
    network.answers(getPresent, OPENED);
    await screen.user.click(screen.getByRole('button', { name: say('open') }));
    const got = await screen.findByTestId('behind-the-door');
    expect(got.textContent).toContain(screen.text('rewards.reward.points', { count: 50 }));
    expect(document.activeElement?.contains(got)).toBe(true);
    const check = screen.getByRole('link', { name: screen.text('bonus-promotions.check') });
    expect(check.getAttribute('href')).toBe(`/${language}/fairness/verify?draw=1.calendar-december.0`);
    // No door is a button any more.
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test('opens the door itself, and no door of another day', async () => {
  const { network, screen } = await show();
  network.answers(getPresent, OPENED);
  const doors = screen.getAllByRole('listitem');
  expect(doors.map((door) => door.querySelector('button') !== null)).toEqual([false, true, false]);
  expect(doors[0]!.textContent).toContain('has passed');
  expect(doors[2]!.textContent).toContain('This door opens on');
  await screen.user.click(doors[1]!.querySelector('button')!);
  await screen.findByTestId('behind-the-door');
  expect(doors[1]!.textContent).toContain('50 points');
});

test('tells the price of a missed door before it is pressed, and why it was not opened', async () => {
  const { network, screen, say } = await show({ missed: { price: 40 } });
  screen.getByText(say('missed.price', { price: 40 }));
  network.refuses(getPresent, {
    ...{ status: 422, key: 'insufficient_points', details: { points: 12, price: 40 } },
  });
  await screen.user.click(screen.getByRole('button', { name: /missed door .* for 40 points/ }));
  await screen.findByText(say('failures.points', { points: 12, price: 40 }));
});

test('tells the odds of what is drawn', async () => {
  const { screen } = await show();
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows.slice(1)).toEqual(['5 points75%', '50 points 7 left25%']);
});

test('cannot be pressed on a break, and says so', async () => {
  const rule = { rule: 'break', until: null, level: null, verification: null, region: null } as const;
  const { screen } = await show({ rule });
  expect(screen.queryByRole('button')).toBeNull();
  screen.getByText(/You are on a break/);
});

test('says that it is decided when the answer does not come', async () => {
  const { network, screen, say } = await show();
  network.isSilentOn(getPresent);
  await screen.user.click(screen.getByRole('button', { name: say('open') }));
  await screen.findByText(say('failures.network'));
});

test('the way to it is there where there is a calendar, and nowhere else', async () => {
  const network = fakeNetwork();
  network.answers(showCalendar, { calendar: CALENDAR });
  const screen = await renderScreen(<CalendarWay />, { profile: somePlayer() });
  const way = await screen.findByRole('link', { name: screen.text('calendar.enter') });
  expect(way.getAttribute('href')).toBe('/en/bonuses/calendar');
  screen.unmount();
  network.answers(showCalendar, { calendar: null });
  const none = await renderScreen(<CalendarWay />, { profile: somePlayer() });
  await expect.poll(() => network.asked(showCalendar).length).toBe(2);
  expect(none.queryByRole('link')).toBeNull();
});
