import * as api from '@croupier/contract/office/programmes-desk';
import { within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderOffice } from '../../../testing/render-office.tsx';

afterEach(() => localStorage.clear());

const TEXT = { title: 'Deck', lead: 'A deck of cards.', terms: ['By post.'] };
const BODY = {
  ...{ kind: 'store-item', code: 'card-deck', place: 1, picture: '', caps: { perPlayer: 3 } },
  terms: { price: 500, reward: { kind: 'money', amount: { UAH: '5000' } } },
  texts: { ua: TEXT, ru: TEXT, en: TEXT, kk: TEXT },
  schedule: { from: '2026-01-01T00:00', zone: 'region' },
  audience: { regions: ['UA'] },
};
const ROW: api.ProgrammeRow = {
  ...{ kind: 'store-item', code: 'card-deck', title: 'Deck', state: 'RUNNING', version: 1, latestVersion: 1 },
  ...{ draft: false, regions: ['UA'], until: null, followsShipped: true, given: 3, changedBy: 'Olena' },
  costMinor: [{ currency: 'UAH', amountMinor: '15000' }],
  from: '2026-01-01T00:00:00.000Z',
  changedAt: '2026-11-20T10:00:00.000Z',
};
const VERSION: api.ProgrammeVersion = {
  ...{ version: 1, isShipped: true, savedBy: 'shipped', publishedBy: 'shipped' },
  ...{ savedAt: ROW.changedAt, publishedAt: ROW.changedAt, from: ROW.changedAt, until: null },
  ...{ withdrawnBy: null, withdrawnAt: null },
};
const VIEW: api.ProgrammeView = {
  ...{ ...ROW, body: BODY, faults: [], versions: [VERSION], runs: [] },
  uses: [{ what: 'stock', used: '3' }],
  days: [{ day: '2026-11-20', given: 3, costMinor: ROW.costMinor }],
};

async function open(view: api.ProgrammeView | null = VIEW, me = {}) {
  const house = fakeNetwork();
  if (view) house.answers(api.readProgramme, view);
  else house.refuses(api.readProgramme, { status: 404, key: 'not_found' });
  const screen = renderOffice(house, '/programmes/store-item/card-deck', me);
  const press = async (key: string) =>
    screen.user.click(await screen.findByRole('button', { name: screen.text(`programmes-desk.do.${key}`) }));
  const act = async (name: string) => {
    await press(`${name}.open`);
    const dialog = within(await screen.findByRole('dialog'));
    await screen.user.type(dialog.getByLabelText(screen.text('lib.act.reason')), 'as agreed');
    await screen.user.click(
      dialog.getByRole('button', { name: screen.text(`programmes-desk.do.${name}.button`) }),
    );
  };
  return { house, screen, act };
}
const field = (name: string) => `lib.schemaForm.fields.${name}`;

test('the list says what runs, what it gave and what that cost, and whether the house gives at all', async () => {
  const house = fakeNetwork();
  house.answers(api.listProgrammes, { rows: [ROW], next: null });
  house.answers(api.readGiving, { paused: { at: ROW.changedAt, by: 'Taras' } });
  const screen = renderOffice(house, '/programmes');
  await screen.findByText('card-deck');
  screen.getByText('150.00 UAH');
  expect(screen.getAllByText(screen.text('programmes-desk.choices.state.RUNNING')).length).toBeGreaterThan(0);
  await screen.findByText(/stopped by Taras/);
  screen.getByRole('button', { name: screen.text('programmes-desk.giving.resume.open') });
});

test('a price and an amount are changed in the form of the kind, and saved as a draft', async () => {
  const { house, screen, act } = await open();
  house.answers(api.saveProgrammeDraft, { version: 2, faults: [] });
  const price = await screen.findByLabelText(screen.text(field('price')));
  await screen.user.clear(price);
  await screen.user.type(price, '600');
  const [hryvnias] = screen.getAllByLabelText('UAH');
  expect((hryvnias as HTMLInputElement).value).toBe('50.00');
  await screen.user.clear(hryvnias!);
  await screen.findByText(/^Before publishing, fix 1 place/);
  await screen.user.type(hryvnias!, '75,50');
  await screen.findByText(screen.text('programmes-desk.form.whole'));
  await act('save');
  await screen.findAllByText(screen.text('programmes-desk.do.save.done', { version: 2 }));
  expect(house.asked(api.saveProgrammeDraft)[0]?.body).toEqual({
    body: { ...BODY, terms: { price: 600, reward: { kind: 'money', amount: { UAH: '7550' } } } },
    ...{ basedOn: 1, reason: 'as agreed' },
  });
});

test('a reward of another kind has the fields of that', async () => {
  const { screen } = await open();
  const which = await screen.findByLabelText(screen.text('lib.schemaForm.shape'));
  await screen.user.selectOptions(which, screen.text('lib.schemaForm.values.points'));
  const points = await screen.findByLabelText(screen.text(field('points')));
  await screen.user.type(points, '25');
  await screen.findByText(screen.text('programmes-desk.form.whole'));
});

test('what runs may be paused, ended and taken back, and is not published again', async () => {
  const { house, screen, act } = await open();
  house.answers(api.pauseProgramme, { done: true });
  const button = (name: string) =>
    screen.queryByRole('button', { name: screen.text(`programmes-desk.do.${name}.open`) });
  await screen.findByRole('button', { name: screen.text('programmes-desk.do.pause.open') });
  expect([button('end'), button('withdraw')].every(Boolean)).toBe(true);
  expect(button('resume')).toBeNull();
  expect(button('publish')?.hasAttribute('disabled')).toBe(true);
  await act('pause');
  await screen.findAllByText(screen.text('programmes-desk.do.pause.done'));
  expect(house.asked(api.pauseProgramme)[0]).toMatchObject({
    path: '/office/api/programmes/store-item/card-deck/pause',
    body: { reason: 'as agreed' },
  });
});

test('a draft is published under one key, however often that is pressed', async () => {
  const { house, screen, act } = await open({ ...VIEW, latestVersion: 2, draft: true });
  house.answers(api.publishProgramme, { state: 'waiting', approval: '0b0e5b3c-8a3e-4a55-9d65-0d1a3c1f2b3c' });
  await act('publish');
  await screen.findAllByText(screen.text('lib.act.waiting'));
  expect(house.asked(api.publishProgramme)[0]?.body).toMatchObject({ version: 2, reason: 'as agreed' });
});

test('its cost is reckoned as it is written, and its history is told', async () => {
  const { house, screen } = await open();
  house.answers(api.reckonProgramme, {
    costs: [
      {
        ...{ currency: 'UAH', method: 'exact', rounds: null, interval: null, chanceToFinishMicro: null },
        perPlayer: { expectedMinor: '5000', worstMinor: '5000' },
        all: { expectedMinor: '50000', worstMinor: '50000', players: 10 },
        inMessage: [],
      },
    ],
    overlaps: [
      { code: 'reload', title: '<b>Reload</b>', comesFirst: true },
      { code: 'late', title: 'Late', comesFirst: false },
    ],
  });
  await screen.user.click(await screen.findByRole('tab', { name: screen.text('programmes-desk.one.cost') }));
  await screen.findAllByText('500.00 UAH');
  const lines = within(screen.getByRole('note')).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    `<b>Reload</b>: ${screen.text('programmes-desk.cost.theirsFirst')}`,
    `Late: ${screen.text('programmes-desk.cost.thisFirst')}`,
  ]);
  await screen.user.click(screen.getByRole('tab', { name: screen.text('programmes-desk.one.history') }));
  await screen.findByText('2026-11-20');
  screen.getByText('stock');
});

test('one that nobody wrote begins empty, and who only reads writes nothing', async () => {
  const empty = await open(null);
  await empty.screen.findByText(/Before publishing, fix \d+ places/);
  empty.screen.unmount();
  const { screen } = await open(VIEW, { permissions: ['use.office', 'read.programmes'] });
  const price = await screen.findByLabelText(screen.text(field('price')));
  expect(price.closest('fieldset[disabled]')).not.toBeNull();
  for (const name of ['save', 'publish', 'pause', 'clone'])
    expect(screen.queryByRole('button', { name: screen.text(`programmes-desk.do.${name}.open`) })).toBeNull();
});

test('shows what changed from the version in force to the draft, and between any two others', async () => {
  const DRAFT = { ...VERSION, version: 3, savedBy: 'Taras', publishedBy: null, publishedAt: null };
  const OLD = { ...DRAFT, version: 1, savedBy: 'Iryna' };
  const versions = [DRAFT, { ...VERSION, version: 2 }, OLD];
  const { house, screen } = await open({ ...VIEW, version: 2, latestVersion: 3, draft: true, versions });
  const says = (price: number, title: string) => ({
    ...{ ...BODY, terms: { ...BODY.terms, price } },
    texts: { ...BODY.texts, en: { ...TEXT, title } },
  });
  const bodies = [says(100, 'Old deck'), says(500, 'Deck of cards'), says(600, 'Deck of fine cards')];
  house.answers(api.readProgrammeVersion, ({ path }) => {
    const version = Number(path.split('/').at(-1));
    return { version: versions.find((row) => row.version === version)!, body: bodies[version - 1]! };
  });
  await screen.user.click(
    await screen.findByRole('tab', { name: screen.text('programmes-desk.one.history') }),
  );
  const part = within(
    await screen.findByRole('region', { name: screen.text('programmes-desk.history.compare.title') }),
  );
  expect((await part.findByText('500')).tagName).toBe('DEL');
  expect(part.getByText('600').tagName).toBe('INS');
  part.getByText('Terms · Price in points');
  part.getByText('English · Title');
  expect(part.getByText('fine', { exact: false }).tagName).toBe('INS');
  await screen.user.selectOptions(part.getByLabelText(screen.text('lib.compare.before')), '1');
  expect((await part.findByText('100')).tagName).toBe('DEL');
});

test('compares what is not saved with the version in force, and tells an overtaken operator the difference', async () => {
  const first = await open();
  const price = await first.screen.findByLabelText(first.screen.text(field('price')));
  await first.screen.user.type(price, '0');
  first.screen.unmount();
  const theirs = { ...BODY, terms: { ...BODY.terms, price: 700 } };
  const { house, screen } = await open({ ...VIEW, latestVersion: 2, body: theirs });
  house.answers(api.readProgrammeVersion, { version: VERSION, body: BODY });
  const note = within(
    await screen.findByRole('alert', { name: screen.text('programmes-desk.unsaved.label') }),
  );
  expect([note.getByText('700').tagName, note.getByText('5000').tagName]).toEqual(['DEL', 'INS']);
  await screen.user.click(screen.getByRole('tab', { name: screen.text('programmes-desk.one.history') }));
  expect((await screen.findByText('500')).tagName).toBe('DEL');
  expect(screen.getAllByText('5000').map(({ tagName }) => tagName)).toEqual(['INS', 'INS']);
});
