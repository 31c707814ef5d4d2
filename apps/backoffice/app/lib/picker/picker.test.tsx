import { readPicks } from '@croupier/contract/office/game-desk';
import { findPlayer, type FoundPlayer } from '@croupier/contract/office/player-desk';
import * as api from '@croupier/contract/office/programmes-desk';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../testing/fake-network.ts';
import { renderOffice } from '../../testing/render-office.tsx';

const TEXT = { title: 'Points', lead: 'Points for play.', terms: ['Stakes count.'] };
const GOAL = { counts: 'rounds', games: { games: ['gone-game'] }, target: 10 };
const BODY = {
  ...{ kind: 'earning', code: 'for-rounds', place: 1, picture: '', caps: {} },
  terms: { goal: GOAL, points: 5 },
  texts: { ua: TEXT, ru: TEXT, en: TEXT, kk: TEXT },
  schedule: { from: '2026-01-01T00:00', zone: 'region' },
  audience: { regions: ['UA'], players: { in: ['12'] } },
};
const AT = '2026-11-20T10:00:00.000Z';
const VIEW: api.ProgrammeView = {
  ...{
    kind: 'earning',
    code: 'for-rounds',
    title: 'Points',
    state: 'DRAFT',
    version: null,
    latestVersion: 1,
  },
  ...{ draft: true, regions: ['UA'], from: null, until: null, followsShipped: false, given: 0 },
  ...{ costMinor: [], changedBy: 'Olena', changedAt: AT, body: BODY, faults: [], versions: [] },
  ...{ runs: [], uses: [], days: [] },
};
const GAMES = ['Fox and Grapes', 'Fox Hunt', 'Ladder'].map((name) => ({
  ...{ code: name.toLowerCase().replaceAll(' ', '-'), name, nameUa: `${name} UA`, studio: 'house' },
  state: 'on' as const,
}));
const OLENA: FoundPlayer = {
  ...{ id: '7', nickname: 'olena_p', email: 'o•••@mail.example', by: 'email', round: null },
};

async function open(me = {}) {
  const house = fakeNetwork();
  house.answers(api.readProgramme, VIEW);
  house.answers(readPicks, { lists: [], games: GAMES });
  house.answers(findPlayer, ({ query }) => ({
    players: 'olena_p'.includes(query['text']!) || query['text'] === '7' ? [OLENA] : [],
  }));
  const screen = renderOffice(house, '/programmes/earning/for-rounds', me);
  const saved = async () => {
    house.answers(api.saveProgrammeDraft, { version: 2, faults: [] });
    const press = (name: string) => screen.user.click(screen.getAllByRole('button', { name }).at(-1)!);
    await press(screen.text('programmes-desk.do.save.open'));
    const dialog = within(await screen.findByRole('dialog'));
    await screen.user.type(dialog.getByLabelText(screen.text('lib.act.reason')), 'as agreed');
    await press(screen.text('programmes-desk.do.save.button'));
    await screen.findAllByText(screen.text('programmes-desk.do.save.done', { version: 2 }));
    return house.asked(api.saveProgrammeDraft)[0]!.body.body as typeof BODY;
  };
  return { house, screen, saved };
}

test('picks games by a part of their name with the keyboard, and says when one is gone', async () => {
  const { screen, saved } = await open();
  // The list of games is inside of the choice of games, which has the same name.
  const [, inner] = await screen.findAllByRole('group', { name: screen.text('lib.schemaForm.fields.games') });
  const games = within(inner!);
  await games.findByText(screen.text('lib.picker.games.gone'));
  const box = games.getByRole('combobox', { name: screen.text('lib.picker.games.find') });
  await screen.user.type(box, 'fox');
  const options = await games.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Fox and Grapes house · fox-and-grapes',
    'Fox Hunt house · fox-hunt',
  ]);
  await screen.user.keyboard('{ArrowDown}');
  expect(box.getAttribute('aria-activedescendant')).toBe(games.getAllByRole('option')[1]!.id);
  await screen.user.keyboard('{Enter}');
  await screen.user.type(box, 'ladder{Enter}');
  await screen.user.type(box, 'no such game');
  games.getByText(screen.text('lib.picker.games.none'));
  await screen.user.click(
    games.getByRole('button', { name: screen.text('lib.picker.remove', { name: 'gone-game' }) }),
  );
  expect((await saved()).terms.goal.games).toEqual({ games: ['fox-hunt', 'ladder'] });
});

test('finds a player by nickname, and says when nobody has the number of a picked one', async () => {
  const { screen, saved } = await open();
  await screen.findByText(screen.text('lib.picker.players.gone'));
  const [box] = await screen.findAllByRole('combobox', { name: screen.text('lib.picker.players.find') });
  await screen.user.type(box!, 'olena');
  await screen.user.click(await screen.findByRole('option', { name: /olena_p #7/ }));
  await screen.findByText('#7 · o•••@mail.example');
  await screen.user.type(box!, 'nobody');
  await screen.findByText(screen.text('lib.picker.players.none'));
  expect((await saved()).audience.players).toEqual({ in: ['12', '7'] });
});

test('takes numbers as they are typed when the operator may not see players', async () => {
  const { house, screen, saved } = await open({
    permissions: ['use.office', 'read.programmes', 'change.programmes'],
  });
  const type = screen.text('lib.picker.players.type');
  const [box] = await screen.findAllByRole('combobox', { name: type });
  await screen.user.type(box!, 'olena{Enter}');
  screen.getByText(screen.text('lib.picker.players.odd'));
  await screen.user.clear(box!);
  await screen.user.type(box!, '40{Enter}');
  expect((await saved()).audience.players).toEqual({ in: ['12', '40'] });
  expect([house.asked(findPlayer), house.asked(readPicks)]).toEqual([[], []]);
});
