import {
  listNominations,
  nominationByUser,
  seeNomination,
  setActiveNomination,
  type Nomination,
  type Place,
} from '@croupier/contract/contests/nominations';
import { me } from '@croupier/contract/people/players';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { announce } from '../../../lib/live/live.ts';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { NominationsRoom } from './nominations-room.tsx';

const AT = '2026-12-01T10:00:00.000Z';
const WAVE: Nomination = {
  ...{ id: 'tall-wave', season: 'winter', seasonName: 'Winter', name: 'Tall wave', lead: 'One high win.' },
  ...{ picture: '', measure: 'best-multiplier', terms: ['<p>One line.</p>'], from: AT, to: AT },
  ...{ status: 'CURRENT', active: false, activeSince: null, againAt: null, rule: null, seen: true },
  progress: {
    ...{ counts: 'best-multiplier', current: '1250', target: '0', unit: 'centi', games: 'all' },
    ...{ money: ['real'], minimumStakeMinor: null, currency: null },
  },
  reward: { kind: 'points', points: 90 },
  rewards: [
    { kind: 'points', points: 90 },
    { kind: 'points', points: 40 },
  ],
  winners: [],
};
const DAYS: Nomination = {
  ...WAVE,
  id: 'long-days',
  name: 'Long days',
  measure: 'days-streak',
  active: true,
  activeSince: AT,
};
const place = (number: number, more: Partial<Place> = {}): Place => ({
  ...{ number, userId: `user-${number}`, name: `pl•••${number}`, result: String(100 - number) },
  ...{ isMe: false, reward: null, ...more },
});
const PLACES = {
  my: place(13, { isMe: true }),
  places: [place(1), place(2)],
  aroundPlaces: [place(12), place(13, { isMe: true }), place(14)],
};

async function show(
  nominations: readonly Nomination[],
  { language = 'en', isVisitor = false }: { language?: (typeof LANGUAGES)[number]; isVisitor?: boolean } = {},
) {
  const network = fakeNetwork();
  const profile = isVisitor ? null : somePlayer();
  network.answers(me, { profile });
  network.answers(listNominations, { nominations: [...nominations] });
  network.answers(nominationByUser, PLACES);
  network.answers(setActiveNomination, { ...WAVE, active: true, activeSince: AT });
  network.answers(seeNomination, { done: true });
  const screen = await renderScreen(<NominationsRoom />, { language, profile });
  const say = (key: string, values?: Record<string, string | number>) =>
    screen.text(`nominations.${key}`, values);
  return { network, screen, say };
}

test.each(LANGUAGES)(
  'in %s shows what each compares by, what its places bring, and the rule',
  async (language) => {
    const { screen, say } = await show([WAVE, DAYS], { language });
    await screen.findByRole('heading', { name: 'Tall wave' });
    screen.getByText(say('rules'));
    screen.getByText(say('measure.best-multiplier'));
    screen.getByText(say('measure.days-streak'));
    expect(screen.getAllByText(say('place', { number: 1 }))).toHaveLength(2);
    expect(screen.getByText(/12[.,]50×/).textContent).toContain('×');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent !== '')).toEqual([false, true]);
  },
);

test('takes part by one press, and asks anew what it came to', async () => {
  const { network, screen, say } = await show([WAVE]);
  await screen.user.click(await screen.findByRole('button', { name: say('choose') }));
  await waitFor(() => expect(network.asked(setActiveNomination)).toHaveLength(1));
  await waitFor(() => expect(network.queries(listNominations).length).toBeGreaterThan(1));
});

test('offers no press and says when there is one again, where it was changed today', async () => {
  const { screen, say } = await show([{ ...WAVE, againAt: AT }, DAYS]);
  const button = await screen.findByRole('button', { name: say('choose') });
  expect(button.hasAttribute('disabled') || button.getAttribute('aria-disabled') === 'true').toBe(true);
  expect(screen.getByTestId('nomination-season').textContent).toContain(
    'You can change your nomination after',
  );
});

test('says why it could not be chosen', async () => {
  const { network, screen, say } = await show([WAVE]);
  network.refuses(setActiveNomination, { status: 409, key: 'conflict', details: { againAt: AT } });
  await screen.user.click(await screen.findByRole('button', { name: say('choose') }));
  expect((await screen.findByRole('alert')).textContent).toContain('You can change your nomination after');
});

test('shows my place, the first ones and those around mine, in the one that I take part in', async () => {
  const { screen, say } = await show([DAYS]);
  await screen.findByText(say('myPlace', { number: 13 }));
  screen.getByRole('list', { name: say('first') });
  const around = screen.getByRole('list', { name: say('around') });
  expect(around.querySelectorAll('[data-me]')).toHaveLength(1);
  expect(around.textContent).toContain(say('you', { name: 'pl•••13' }));
});

test('asks for no places before they are opened', async () => {
  const { network, screen, say } = await show([WAVE]);
  await screen.findByText(say('places'));
  expect(network.queries(nominationByUser)).toEqual([]);
});

test('hangs the winners on a wall, and says once that their end was seen', async () => {
  const over: Nomination = {
    ...WAVE,
    status: 'END',
    seen: false,
    winners: [place(1), place(2), place(3), place(4)],
  };
  const { network, screen, say } = await show([over]);
  await screen.findByText(say('emptyTitle'));
  const wall = screen.getByRole('list', { name: say('winnersOf', { name: 'Tall wave' }) });
  expect(wall.querySelectorAll('li')).toHaveLength(3);
  await waitFor(() => expect(network.asked(seeNomination)).toEqual([{ id: 'tall-wave' }]));
});

test('leads a visitor to sign in, and tells them no progress', async () => {
  const { screen, say } = await show([{ ...WAVE, progress: null }], { isVisitor: true });
  const link = await screen.findByRole('link', { name: say('choose') });
  expect(link.getAttribute('href')).toBe('/en/login');
  expect(screen.queryByText(say('places'))).toBeNull();
});

test('follows a choice in another tab', async () => {
  const { network, screen } = await show([WAVE]);
  await screen.findByRole('heading', { name: 'Tall wave' });
  network.answers(listNominations, { nominations: [{ ...WAVE, active: true, activeSince: AT }] });
  act(() => announce({ name: 'nominations', data: { active: 'tall-wave' } }));
  await screen.findByText(/You are taking part\./);
  // Whoever takes part sees their place without a further press.
  await screen.findByText(screen.text('nominations.myPlace', { number: 13 }));
});

test('says where there are none, and offers another try where they did not come', async () => {
  const none = await show([]);
  await none.screen.findByText(none.say('emptyTitle'));
  none.network.isSilentOn(listNominations);
  const screen = await renderScreen(<NominationsRoom />, { profile: somePlayer() });
  const retry = await screen.findByRole('button', { name: screen.text('nominations.retry') });
  none.network.answers(listNominations, { nominations: [WAVE] });
  await screen.user.click(retry);
  await screen.findByRole('heading', { name: 'Tall wave' });
});
