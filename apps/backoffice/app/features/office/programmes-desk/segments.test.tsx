import { findPlayer } from '@croupier/contract/office/player-desk';
import * as api from '@croupier/contract/office/programmes-desk';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderOffice } from '../../../testing/render-office.tsx';

const AT = '2026-11-20T10:00:00.000Z';
const QUIET: api.Segment = {
  ...{ code: 'quiet', players: 1234, madeAt: AT, madeBy: 'Olena' },
  filter: { regions: ['SL', 'RC'], verified: 1, registered: { afterDays: 30 } },
};
const NAMED: api.Segment = { code: 'named', players: 2, filter: null, madeAt: AT, madeBy: 'Taras' };

function open(segments: api.Segment[], me = {}) {
  const house = fakeNetwork();
  house.answers(api.listSegments, { segments });
  const screen = renderOffice(house, '/segments', me);
  const say = (key: string, values?: Record<string, string | number>) =>
    screen.text(`programmes-desk.segments.${key}`, values);
  const press = async (name: string) => screen.user.click(await screen.findByRole('button', { name }));
  /** Fills the dialog that is open, and sends it. */
  const send = async (button: string, code?: string) => {
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText(screen.text('programmes-desk.columns.code'));
    if (code) await screen.user.type(field, code);
    await screen.user.type(dialog.getByLabelText(screen.text('lib.act.reason')), 'as agreed');
    await screen.user.click(dialog.getByRole('button', { name: button }));
  };
  const choose = async (text: string) => {
    const file = new File([text], 'players.csv', { type: 'text/csv' });
    await screen.user.upload(await screen.findByLabelText(say('file.file')), file);
  };
  return { house, screen, say, press, send, choose };
}

test('tells what each segment was made from, when, by whom, and how many players it has', async () => {
  const { screen, say } = open([NAMED, QUIET]);
  const table = within(await screen.findByRole('table'));
  const [, named, quiet] = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(named).toContain(`named2${say('ofFile')}`);
  expect(quiet).toContain(
    'quiet1,234Regions: SL, RC; Minimum verification level: 1; Days since registration: from 30',
  );
  expect(quiet).toContain('Olena');
});

test('makes one from a filter once its code and every field are right', async () => {
  const { house, screen, say, press, send } = open([]);
  house.answers(api.makeSegment, { players: 5 });
  await screen.findByText(say('none'));
  await press(say('filter.open'));
  const dialog = within(await screen.findByRole('dialog'));
  await screen.user.click(dialog.getByLabelText('KZ'));
  const verified = dialog.getByLabelText(screen.text('lib.schemaForm.fields.verified'));
  await screen.user.type(verified, '9');
  await send(say('filter.button'), 'of-kz');
  expect(house.asked(api.makeSegment)).toEqual([]);
  await screen.user.clear(verified);
  await screen.user.type(verified, '2');
  await screen.user.click(dialog.getByRole('button', { name: say('filter.button') }));
  await screen.findAllByText(say('done', { code: 'of-kz' }));
  expect(house.asked(api.makeSegment)[0]?.body).toEqual({
    ...{ code: 'of-kz', filter: { regions: ['KZ'], verified: 2 }, reason: 'as agreed' },
  });
});

test('makes one of the players in a file, and tells how many it names before it is sent', async () => {
  const { house, screen, say, press, send, choose } = open([]);
  house.answers(api.fileSegment, { players: 2 });
  await press(say('file.open'));
  await choose('player\n7\n12\n7\n');
  await screen.findByText(say('file.named', { count: 2 }));
  await send(say('file.button'), 'guests');
  await screen.findAllByText(say('done', { code: 'guests' }));
  expect(house.asked(api.fileSegment)).toMatchObject([
    { path: '/office/api/segments/guests/file', body: { players: ['7', '12'], reason: 'as agreed' } },
  ]);
});

test('sends no file with a line that names no player, nor one that names nobody', async () => {
  const { house, screen, say, press, send, choose } = open([]);
  await press(say('file.open'));
  await choose('7\nOlena\n');
  await screen.findByText(say('file.odd', { line: 2 }));
  await send(say('file.button'), 'guests');
  await choose('player\n');
  await screen.findByText(say('file.empty'));
  await press(say('file.button'));
  expect(house.asked(api.fileSegment)).toEqual([]);
});

test('makes one anew under its own code, beginning with the filter that it had', async () => {
  const { house, screen, say, press, send } = open([NAMED, QUIET]);
  house.answers(api.makeSegment, { players: 7 });
  await press(say('anewOf', { code: 'quiet' }));
  await send(say('filter.button'));
  await screen.findAllByText(say('done', { code: 'quiet' }));
  expect(house.asked(api.makeSegment)[0]?.body).toMatchObject({ code: 'quiet', filter: QUIET.filter });
});

test('offers nothing to press to who only reads', async () => {
  const { screen, say } = open([QUIET], { permissions: ['use.office', 'read.segments'] });
  await screen.findByText('quiet');
  for (const name of [say('filter.open'), say('file.open'), say('anewOf', { code: 'quiet' })])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('makes one of players who are looked up by nickname, and is not sent by the Enter that picks', async () => {
  const { house, screen, say, press, send } = open([]);
  house.answers(findPlayer, {
    players: [{ id: '7', nickname: 'olena_p', email: 'o•••@mail.example', by: 'name', round: null }],
  });
  house.answers(api.fileSegment, { players: 1 });
  await press(say('named.open'));
  const box = await screen.findByRole('combobox', { name: screen.text('lib.picker.players.find') });
  await screen.user.type(box, 'olena');
  await screen.findByRole('option', { name: /olena_p/ });
  await screen.user.keyboard('{Enter}');
  await screen.findByRole('button', { name: screen.text('lib.picker.remove', { name: 'olena_p' }) });
  expect(house.asked(api.fileSegment)).toEqual([]);
  await send(say('named.button'), 'friends');
  await screen.findAllByText(say('done', { code: 'friends' }));
  expect(house.asked(api.fileSegment)[0]?.body).toEqual({ players: ['7'], reason: 'as agreed' });
});
