import * as api from '@croupier/contract/office/game-desk';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderOffice } from '../../../testing/render-office.tsx';

const GAME: api.GameRow = {
  ...{ code: 'sunny-orchard', name: 'Sunny Orchard', nameUa: 'Сонячний сад', kind: 'house', engine: 'lines' },
  ...{ studio: 'toro-games', studioName: 'Toro Games', state: 'on', switches: [], rtp: 0.95, volatility: 3 },
  ...{ mathVersion: 1, mathHash: 'a'.repeat(64), roundsLately: 12, alarm: false, openRounds: 2 },
  returned: {
    ...{
      mode: 'main',
      money: 'real',
      rounds: 1_000,
      actual: 0.97,
      rtp: 0.95,
      expectedFrom: 0.8,
      expectedTo: 1.1,
      z: 0.4,
    },
  },
  ...{ switchedAt: null, switchedBy: null, switchedWhy: null },
};
const day = (date: string, actual: number): api.ReturnDay => ({
  ...{ day: date, mode: 'main', money: 'real', rounds: 100, actual, expectedFrom: 0.8, expectedTo: 1.1 },
});
const MODE: api.GameDesk['modes'][number] = {
  ...{ mode: 'main', method: 'exact', simulatedRounds: null, combinations: 10, rtp: 0.95, rtpMargin: 0 },
  ...{
    rtpLeast: 0.95,
    rtpMost: 0.95,
    hitFrequency: 0.3,
    sigmaStakes: 4,
    volatility: 3,
    maximumWinStakes: 100,
  },
  ...{ maximumWinProbability: 0.001, atLeast: [], details: {} },
  thousand: { rounds: 1_000, p05: 0.8, p50: 0.95, p95: 1.1, ahead: 0.3 },
  soFar: [
    { money: 'real', rounds: 1_000, actual: 0.97, expectedFrom: 0.8, expectedTo: 1.1, z: 0.4, alarm: false },
  ],
};
const DESK: api.GameDesk = {
  ...{ game: GAME, modes: [MODE], days: [day('2026-11-22', 0.9), day('2026-11-23', 1.6)], alarms: [] },
  ...{ versions: [], history: [], studioGame: null },
  lately: [{ currency: 'UAH', rounds: 12, turnoverMinor: '120000', winMinor: '90000' }],
};
const ROUND: api.OpenRoundRow = {
  ...{
    id: 'R-1',
    name: 'north:R-1',
    game: GAME.code,
    playerId: '1001',
    waitsFor: 'choice',
    choices: 2,
    flight: null,
  },
  ...{ openedAt: '2026-11-22T10:00:00.000Z', touchedAt: '2026-11-22T10:05:00.000Z' },
  ...{ currency: 'UAH', kind: 'real', stakeMinor: '100' },
};

function gamePage(me = {}) {
  const house = fakeNetwork();
  house.answers(api.getGameDesk, DESK);
  house.answers(api.listOpenRoundsDesk, { rows: [ROUND], next: null });
  return { house, screen: renderOffice(house, '/games/sunny-orchard', me) };
}

test('the page of a game tells what it returned, day by day, and who has a round open and why', async () => {
  const { screen } = gamePage();
  const chart = await screen.findByRole('img', { name: /2 days, 1 out of range/ });
  expect(chart.querySelectorAll('circle')).toHaveLength(2);
  await screen.findByText(screen.text('game-desk.open.waits.choice', { choices: 2 }));
  screen.getByText('75.0%');
  expect(screen.getByRole('link', { name: '1001' }).getAttribute('href')).toBe('/players/1001');
});

test('a game is closed for a region with a reason, and taken back as long as it is as it was left', async () => {
  const { house, screen } = gamePage();
  await screen.user.click(await screen.findByRole('button', { name: screen.text('game-desk.switch.name') }));
  expect(screen.address()).toContain('do=switch');
  const dialog = within(await screen.findByRole('dialog'));
  await screen.user.selectOptions(dialog.getByLabelText(screen.text('game-desk.switch.where')), 'UA');
  dialog.getByText(screen.text('game-desk.switch.closes', { where: 'Ukraine', name: 'Sunny Orchard' }));
  house.answers(api.switchGame, { before: null, after: { from: null, until: null } });
  await screen.user.type(dialog.getByLabelText(screen.text('lib.act.reason')), 'A fault in its sounds');
  await screen.user.click(
    dialog.getByRole('button', { name: screen.text('game-desk.switch.button.closed') }),
  );
  const undo = await screen.findByRole('button', { name: screen.text('lib.act.undo') });
  expect(house.asked(api.switchGame)[0]!.body).toEqual({
    ...{ scope: 'UA', closed: { from: null, until: null }, expected: null, reason: 'A fault in its sounds' },
  });
  await screen.user.click(undo);
  await screen.findByText(screen.text('lib.act.undone'));
  expect(house.asked(api.switchGame)[1]!.body).toMatchObject({
    ...{ scope: 'UA', closed: null, expected: { from: null, until: null } },
  });
});

test('times that close nothing are not sent', async () => {
  const { house, screen } = gamePage();
  await screen.user.click(await screen.findByRole('button', { name: screen.text('game-desk.switch.name') }));
  const dialog = within(await screen.findByRole('dialog'));
  await screen.user.type(dialog.getByLabelText(screen.text('game-desk.switch.until')), '2020-01-01T10:00');
  await screen.findByText(screen.text('game-desk.switch.oddTimes'));
  await screen.user.type(dialog.getByLabelText(screen.text('lib.act.reason')), 'A fault in its sounds');
  await screen.user.click(
    dialog.getByRole('button', { name: screen.text('game-desk.switch.button.closed') }),
  );
  expect(house.asked(api.switchGame)).toHaveLength(0);
});

test('who may only read games is offered no switch', async () => {
  const { screen } = gamePage({ permissions: ['use.office', 'read.games'] });
  await screen.findByText(screen.text('game-desk.switches.none'));
  expect(screen.queryByRole('button', { name: screen.text('game-desk.switch.name') })).toBeNull();
});

test('the picks of a list are put in order with the keyboard and saved at once', async () => {
  const house = fakeNetwork();
  const game = (code: string, state: api.GameState = 'on') => ({
    code,
    name: code.toUpperCase(),
    nameUa: code,
    studio: 'Toro',
    state,
  });
  house.answers(api.readPicks, {
    lists: [
      { list: 'royal', games: ['a', 'b', 'gone'] },
      { list: 'tournament', games: [] },
    ],
    games: [game('a'), game('b', 'off'), game('c')],
  });
  const screen = renderOffice(house, '/games/picks');
  const down = await screen.findByRole('button', {
    name: screen.text('lib.order.down', { name: 'A' }),
  });
  screen.getByText(screen.text('game-desk.picks.notes.off'));
  screen.getByText(screen.text('game-desk.picks.gone'));
  down.focus();
  await screen.user.keyboard('{Enter}');
  await screen.findByText(screen.text('lib.order.moved', { name: 'A', place: 2, count: 3 }));
  await screen.user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await screen.user.click(
    screen.getByRole('button', { name: screen.text('lib.order.remove', { name: 'gone' }) }),
  );
  await screen.user.selectOptions(screen.getByLabelText(screen.text('game-desk.picks.add')), 'c');
  await screen.user.click(screen.getByRole('button', { name: screen.text('game-desk.picks.save') }));
  const dialog = within(await screen.findByRole('dialog'));
  house.answers(api.savePicks, { done: true });
  await screen.user.type(dialog.getByLabelText(screen.text('lib.act.reason')), 'For the weekend');
  await screen.user.click(dialog.getByRole('button', { name: screen.text('game-desk.picks.saveButton') }));
  await screen.findByText(screen.text('game-desk.picks.saved'));
  expect(house.asked(api.savePicks)[0]!.body).toEqual({
    ...{ games: ['b', 'a', 'c'], expected: ['a', 'b', 'gone'], reason: 'For the weekend' },
  });
});

test('the palette finds games, and the list leads to their pages', async () => {
  const house = fakeNetwork();
  house.answers(api.listGameDesk, { rows: [GAME], next: null });
  const screen = renderOffice(house, '/games');
  await screen.findByText('Sunny Orchard');
  screen.getByText('97.0% (+2)');
  const { findGames } = await import('./find-games.ts');
  expect(await findGames('sunny', new AbortController().signal)).toMatchObject([
    { title: 'Sunny Orchard', to: '/games/sunny-orchard' },
  ]);
});

test('studios say what is known of them, and that one has no address', async () => {
  const house = fakeNetwork();
  house.answers(api.listStudios, {
    studios: [
      {
        ...{
          code: 'paper-moon',
          name: 'Paper Moon',
          origin: null,
          lastRequestAt: null,
          sessions: 0,
          openRounds: 1,
        },
        ...{ oldestOpenAt: '2026-11-22T10:00:00.000Z', heldWins: 0 },
        ...{ keys: [], hours: [], rule: { errorPercent: 5, callsLeast: 20 } },
        games: [
          {
            ...{ code: 'paper-moon-dice', name: '<b>Dice</b>', state: 'off', maximumWinStakes: null },
            ...{ openRounds: 1, roundsLately: 7 },
          },
        ],
      },
    ],
  });
  const screen = renderOffice(house, '/studios');
  await screen.findByText(screen.text('game-desk.studios.noAddress'));
  expect(screen.getByRole('link', { name: '<b>Dice</b>' }).getAttribute('href')).toBe(
    '/games/paper-moon-dice',
  );
});

const KEY: api.StudioKeyView = {
  ...{ state: 'current', createdAt: null, createdBy: null, retiresAt: null, retiredBy: null },
  ...{ fingerprint: '0123456789abcdef', lastUsedAt: '2026-11-23T10:00:00.000Z' },
};
const STUDIO: api.Studio = {
  ...{ code: 'north', name: 'North', origin: 'https://north.example', lastRequestAt: KEY.lastUsedAt },
  ...{ sessions: 0, openRounds: 0, oldestOpenAt: null, heldWins: 0, games: [], keys: [KEY] },
  hours: [
    {
      ...{ hour: new Date().toISOString(), calls: 40, errorPercent: 12.5, p95Ms: null, alarm: true },
      refusals: [{ status: 'failed', calls: 5 }],
    },
  ],
  rule: { errorPercent: 5, callsLeast: 20 },
};

test('a key of a studio is made, told once, and not to be seen again', async () => {
  const house = fakeNetwork();
  house.answers(api.listStudios, { studios: [STUDIO] });
  house.answers(api.createStudioKey, { fingerprint: 'fedcba9876543210', secret: 'the-one-time-secret' });
  const screen = renderOffice(house, '/studios');
  const keys = 'game-desk.studios.keys';
  await screen.user.click(await screen.findByRole('button', { name: screen.text(`${keys}.create.name`) }));
  const asks = within(await screen.findByRole('dialog'));
  await screen.user.type(asks.getByLabelText(screen.text('lib.act.reason')), 'The yearly change');
  await screen.user.click(asks.getByRole('button', { name: screen.text(`${keys}.create.button`) }));
  await screen.findByText('the-one-time-secret');
  const [kept] = screen.getAllByRole('button', { name: screen.text(`${keys}.create.kept`) });
  await screen.user.click(kept!);
  expect(screen.queryByText('the-one-time-secret')).toBeNull();
  // The only key there is cannot be ended.
  expect(screen.queryByRole('button', { name: /0123456789abcdef/ })).toBeNull();
});

test('an hour that went wrong is an alarm at the head of its studio', async () => {
  const house = fakeNetwork();
  house.answers(api.listStudios, { studios: [STUDIO] });
  const screen = renderOffice(house, '/studios');
  expect(await screen.findAllByText(screen.text('game-desk.studios.hours.alarm'))).toHaveLength(2);
  screen.getByText('12.5%');
  screen.getByText('failed 5');
});

test('who may void is led from an open round to it', async () => {
  const house = fakeNetwork();
  house.answers(api.listOpenRoundsDesk, { rows: [ROUND], next: null });
  const screen = renderOffice(house, '/games/open');
  await screen.findByText(screen.text('game-desk.open.leadVoid'));
  await screen.findByText(screen.text('game-desk.open.waits.choice', { choices: 2 }));
  expect(document.querySelector('a[href="/games/rounds/north%3AR-1"]')).not.toBeNull();
});
