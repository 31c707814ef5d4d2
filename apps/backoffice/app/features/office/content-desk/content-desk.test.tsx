import * as api from '@croupier/contract/office/content-desk';
import type { EditedBody } from '@croupier/contract/site/content/kinds';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderOffice } from '../../../testing/render-office.tsx';

const TEXT = { title: 'Wheel', text: 'Turn it', labels: ['Go'] };
const BODY: EditedBody = {
  facts: { area: 'PROMO', layout: 'rectangle', place: 1, viewers: ['visitor'], actions: ['play'] },
  texts: { ua: TEXT, ru: TEXT, en: TEXT, kk: TEXT },
};
const VERSION: api.VersionRow = {
  ...{
    version: 1,
    state: 'inForce',
    isShipped: true,
    savedBy: 'shipped',
    savedAt: '2026-11-20T10:00:00.000Z',
  },
  ...{
    publishedBy: 'shipped',
    from: '2026-11-20T10:00:00.000Z',
    until: null,
    withdrawnBy: null,
    withdrawnAt: null,
  },
};
const DOCUMENT: api.ContentDocument = {
  ...{
    kind: 'banner',
    key: 'wheel',
    scope: 'all',
    title: 'Wheel',
    state: 'inForce',
    version: 1,
    until: null,
  },
  ...{ nextFrom: null, latestVersion: 1, draft: false, missing: [], followsShipped: true, isShipped: true },
  ...{ changedBy: 'shipped', changedAt: '2026-11-20T10:00:00.000Z', versions: [VERSION], body: BODY },
};
const THEIRS: api.VersionRow = {
  ...{
    ...VERSION,
    version: 2,
    state: 'draft',
    isShipped: false,
    savedBy: 'Taras',
    publishedBy: null,
    from: null,
  },
};

async function openDocument(document: api.ContentDocument | null = DOCUMENT, me = {}) {
  const house = fakeNetwork();
  if (document) house.answers(api.readContent, document);
  else house.refuses(api.readContent, { status: 404, key: 'not_found' });
  house.answers(api.saveContentDraft, { version: 2 });
  const screen = renderOffice(house, '/content/banner/wheel/all', me);
  const english = within(await screen.findByRole('region', { name: 'English' }));
  const title = () => english.getByLabelText<HTMLTextAreaElement>('Title');
  const press = async (key: string) =>
    screen.user.click(await screen.findByRole('button', { name: screen.text(key) }));
  const save = async () => {
    await press('content-desk.save.button');
    const dialog = within(await screen.findByRole('dialog'));
    await screen.user.type(dialog.getByLabelText(screen.text('lib.act.reason')), 'as agreed');
    await screen.user.click(dialog.getByRole('button', { name: screen.text('content-desk.save.button') }));
  };
  return { house, screen, english, title, press, save };
}

test('what is missing is counted, and what was written is sent with the version it was made from', async () => {
  const { house, screen, title, save, english } = await openDocument();
  await screen.findByText(screen.text('content-desk.form.whole'));
  await screen.user.clear(title());
  await screen.findByText(/fix 1 place:/);
  expect(english.getAllByText(screen.text('lib.schemaForm.faults.missing'))).toHaveLength(1);
  await screen.user.type(title(), 'Spin');
  await save();
  await screen.findByText(screen.text('content-desk.save.done', { version: 2 }));
  expect(house.asked(api.saveContentDraft)[0]?.body).toEqual({
    facts: BODY.facts,
    texts: { ...BODY.texts, en: { ...TEXT, title: 'Spin' } },
    ...{ basedOn: 1, reason: 'as agreed' },
  });
  expect(localStorage.getItem('content:7:banner/wheel/all')).toBeNull();
});

test('what is not saved is kept in the browser, offered again, and thrown away when asked', async () => {
  const first = await openDocument();
  await first.screen.user.type(title(first), '!');
  first.screen.unmount();
  const { screen, title: again, press } = await openDocument();
  expect(again().value).toBe('Wheel!');
  await press('content-desk.unsaved.discard');
  expect(again().value).toBe('Wheel');
  expect(screen.queryByText(/You have unsaved changes/)).toBeNull();
});

const title = (opened: Awaited<ReturnType<typeof openDocument>>) => opened.title();

test('who was overtaken is told by whom, sees the difference, and goes on with their own on top', async () => {
  const opened = await openDocument();
  await opened.screen.user.type(title(opened), '!');
  opened.screen.unmount();
  const theirs = { ...BODY, texts: { ...BODY.texts, en: { ...TEXT, title: 'Whirl' } } };
  const versions = [THEIRS, VERSION];
  const { house, screen, press, save } = await openDocument({
    ...DOCUMENT,
    latestVersion: 2,
    draft: true,
    versions,
    body: theirs,
  });
  const note = within(
    await screen.findByRole('alert', { name: screen.text('content-desk.overtaken.label') }),
  );
  note.getByText(/^Taras saved version 2 after you started with version 1/);
  expect(note.getByText('Whirl').tagName).toBe('DEL');
  await press('content-desk.overtaken.keep');
  await save();
  await screen.findByText(screen.text('content-desk.save.done', { version: 3 }));
  expect(house.asked(api.saveContentDraft)[0]?.body).toMatchObject({
    basedOn: 2,
    texts: { en: { title: 'Wheel!' } },
  });
});

test('an item comes in every language at once, and hostile words are words', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const document = {
    ...DOCUMENT,
    title: hostile,
    body: { ...BODY, texts: { ...BODY.texts, en: { ...TEXT, title: hostile } } },
  };
  const { screen, english } = await openDocument(document);
  await screen.findByRole('heading', { name: hostile });
  expect(document && screen.container.querySelector('img[src="x"]')).toBeNull();
  const label = screen.text('lib.schemaForm.fields.labels');
  await screen.user.click(
    english.getByRole('button', { name: screen.text('lib.schemaForm.add', { part: label }) }),
  );
  for (const language of ['ua', 'kk']) {
    const region = within(
      screen.getByRole('region', { name: screen.text(`content-desk.languages.${language}`) }),
    );
    expect(region.getAllByLabelText(/^No\. \d$/)).toHaveLength(2);
  }
});

test('a document that nobody wrote begins empty, and who only reads writes nothing', async () => {
  const { screen, title: empty } = await openDocument(null);
  expect(empty().value).toBe('');
  await screen.findByText(/fix \d+ places:/);
  screen.unmount();
  const reading = await openDocument(DOCUMENT, { permissions: ['use.office', 'read.content'] });
  expect(reading.title().closest('fieldset[disabled]')).not.toBeNull();
  expect(reading.screen.queryByRole('button', { name: screen.text('content-desk.save.button') })).toBeNull();
});
