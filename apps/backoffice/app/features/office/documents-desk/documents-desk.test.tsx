import {
  judgeDocument,
  listSentDocuments,
  correctPerson,
  openDocument,
  takeDocument,
  type OpenDocument,
  type SentDocument,
} from '@croupier/contract/office/documents-desk';
import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderOffice } from '../../../testing/render-office.tsx';

const ID = '6f1de0a2-5df5-4c6f-9e4a-4d3c2b1a0f9e';
const ROW: SentDocument = {
  ...{ id: ID, player: '1001', nickname: 'brother', kind: 'passport', state: 'pending', by: null, at: null },
  claim: null,
  submittedAt: '2026-11-22T10:00:00.000Z',
};
const OPEN: OpenDocument = {
  ...{
    ...ROW,
    pages: [1, 2],
    reason: null,
    expiresOn: null,
    country: null,
    fourEyes: false,
    isKept: false,
    others: [{ ...ROW, id: ID.replace('6', '7') }],
  },
  person: {
    ...{ firstName: 'Iryna', secondName: null, lastName: 'Koval', birthday: '1990-02-03' },
    ...{ region: 'UA', verifyLevel: 0, residence: null },
  },
};

function desk(change: Partial<OpenDocument> = {}) {
  const house = fakeNetwork();
  house.answers(listSentDocuments, { rows: [ROW], next: null });
  house.answers(openDocument, { ...OPEN, ...change });
  house.answers(judgeDocument, { state: 'done', approval: null });
  return { house, screen: renderOffice(house, `/documents?document=${ID}`) };
}

test('a document is seen beside the form, and approved with its last day', async () => {
  const { house, screen } = desk();
  const drawer = await screen.findByRole('dialog', { name: screen.text('documents-desk.one.title') });
  await within(drawer).findByText('Koval');
  expect(within(drawer).getAllByRole('img')).toHaveLength(2);
  await screen.user.click(
    within(drawer).getByRole('button', { name: screen.text('documents-desk.judge.approved.name') }),
  );
  const act = await screen.findByRole('dialog', { name: screen.text('documents-desk.judge.approved.title') });
  await screen.user.type(within(act).getByRole('textbox', { name: /Valid until/ }), '2031-05-06');
  await screen.user.type(within(act).getByLabelText(/^Reason/), 'as the form says');
  const press = () =>
    screen.user.click(
      within(act).getByRole('button', { name: screen.text('documents-desk.judge.approved.name') }),
    );
  // Without country and number nobody is known by it.
  await press();
  expect(house.asked(judgeDocument)).toEqual([]);
  await screen.user.selectOptions(within(act).getByLabelText(/Issuing country/), 'UA');
  await screen.user.type(within(act).getByLabelText(/Document number/), 'FE 123-456');
  await press();
  await screen.findAllByText(screen.text('documents-desk.judge.done'));
  const read = { expiresOn: '2031-05-06', country: 'UA', number: 'FE 123-456' };
  const body = expect.objectContaining({
    state: 'approved',
    submittedAt: ROW.submittedAt,
    ...read,
    reason: 'as the form says',
  });
  expect(house.asked(judgeDocument)).toEqual([expect.objectContaining({ body })]);
});

test('a document that was sent in anew is seen by the pages that it has now', async () => {
  const { screen, house } = desk();
  const name = screen.text('documents-desk.page.alt', { place: 1 });
  const before = await screen.findByRole('img', { name });
  house.answers(openDocument, { ...OPEN, submittedAt: '2026-11-23T10:00:00.000Z' });
  house.answers(takeDocument, { until: '2026-11-23T10:30:00.000Z' });
  await screen.user.click(screen.getByRole('button', { name: screen.text('lib.claim.take') }));
  const addressOf = (picture: HTMLElement) => picture.getAttribute('src');
  await waitFor(() =>
    expect(addressOf(screen.getByRole('img', { name }))).toContain('2026-11-23T10%3A00%3A00.000Z'),
  );
  expect(screen.getByRole('img', { name })).not.toBe(before);
  expect(addressOf(before)).toContain('2026-11-22');
});

test('one that does not do is answered with a reason of the list', async () => {
  const { house, screen } = desk();
  const drawer = await screen.findByRole('dialog', { name: screen.text('documents-desk.one.title') });
  await screen.user.click(
    await within(drawer).findByRole('button', { name: screen.text('documents-desk.judge.rejected.name') }),
  );
  const act = await screen.findByRole('dialog', { name: screen.text('documents-desk.judge.rejected.title') });
  await screen.user.selectOptions(within(act).getByRole('combobox'), 'cut-off');
  await screen.user.type(within(act).getByRole('textbox'), 'no corners');
  await screen.user.click(
    within(act).getByRole('button', { name: screen.text('documents-desk.judge.rejected.name') }),
  );
  await screen.findAllByText(screen.text('documents-desk.judge.done'));
  const body = expect.objectContaining({
    state: 'rejected',
    submittedAt: ROW.submittedAt,
    why: 'cut-off',
    reason: 'no corners',
  });
  expect(house.asked(judgeDocument)).toEqual([expect.objectContaining({ body })]);
});

test('a page grows step by step and turns, by buttons and by keys', async () => {
  const { screen } = desk();
  const page = await screen.findByRole('img', { name: screen.text('documents-desk.page.alt', { place: 1 }) });
  const frame = screen.getByRole('group', { name: screen.text('documents-desk.page.frame', { place: 1 }) });
  frame.focus();
  await screen.user.keyboard('++');
  expect(page.style.width).toBe('200%');
  await screen.user.keyboard('-r');
  expect([page.style.width, page.dataset['turns']]).toEqual(['150%', '1']);
  await screen.user.keyboard('--');
  const [smaller] = screen.getAllByRole('button', { name: screen.text('documents-desk.page.smaller') });
  expect(smaller).toHaveProperty('disabled', true);
});

test('what somebody else has in hand is not decided here, and what else was sent is a way to it', async () => {
  const claim = {
    ...{ operatorId: '99', operator: 'Roman', takenAt: '2026-11-22T10:00:00.000Z' },
    until: '2026-11-22T10:15:00.000Z',
  };
  const { screen } = desk({ claim });
  const approve = await screen.findByRole('button', {
    name: screen.text('documents-desk.judge.approved.name'),
  });
  expect(approve).toHaveProperty('disabled', true);
  expect(screen.getByRole('link', { name: 'Passport' }).getAttribute('href')).toContain(
    `document=${OPEN.others[0]!.id}`,
  );
});

test('a document is taken in hand', async () => {
  const { house, screen } = desk();
  house.answers(takeDocument, { until: '2026-11-22T10:15:00.000Z' });
  await screen.user.click(await screen.findByRole('button', { name: screen.text('lib.claim.take') }));
  await screen.findAllByText(screen.text('lib.claim.taken'));
  expect(house.asked(takeDocument)).toEqual([expect.objectContaining({ body: {} })]);
});

test('a name is put right by what the document says, and only what was changed is sent', async () => {
  const { house, screen } = desk({ state: 'approved' });
  house.answers(correctPerson, { done: true });
  await screen.user.click(
    await screen.findByRole('button', { name: screen.text('documents-desk.correct.name') }),
  );
  const act = await screen.findByRole('dialog', { name: screen.text('documents-desk.correct.title') });
  const name = within(act).getByLabelText(screen.text('documents-desk.person.lastName'));
  await screen.user.clear(name);
  await screen.user.type(name, 'Kovalenko');
  await screen.user.type(within(act).getByLabelText(/^Reason/), 'as the passport says');
  await screen.user.click(
    within(act).getByRole('button', { name: screen.text('documents-desk.correct.name') }),
  );
  await screen.findAllByText(screen.text('documents-desk.correct.done'));
  const body = { lastName: 'Kovalenko', reason: 'as the passport says' };
  expect(house.asked(correctPerson)).toEqual([expect.objectContaining({ body })]);
});

test('nothing is put right by what is kept of somebody who is gone', async () => {
  const { screen } = desk({ state: 'approved', isKept: true });
  const drawer = await screen.findByRole('dialog', { name: screen.text('documents-desk.one.title') });
  await within(drawer).findByText('Koval');
  expect(
    within(drawer).queryByRole('button', { name: screen.text('documents-desk.correct.name') }),
  ).toBeNull();
});
