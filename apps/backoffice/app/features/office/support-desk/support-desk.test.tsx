import * as desk from '@croupier/contract/office/support-desk';
import { PERMISSIONS } from '@croupier/domain/office/permissions';
import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork, type FakeNetwork } from '../../../testing/fake-network.ts';
import { renderOffice } from '../../../testing/render-office.tsx';

const HOSTILE = '<img src=x onerror="alert(1)"> <script>alert(2)</script> {name} javascript:alert(3)';

const row = (change: Partial<desk.QueuedLetter> = {}): desk.QueuedLetter => ({
  ...{ number: '10001', topic: 'deposit', state: 'NEW', language: 'kk', playerId: null },
  ...{ writer: 'o•••@mail.example', reference: 'a1b2c3d4', createdAt: '2026-11-22T10:00:00.000Z' },
  ...{ takenBy: null, takenUntil: null },
  ...change,
});
const letter = (change: Partial<desk.SupportLetter> = {}): desk.SupportLetter => ({
  ...row(),
  ...{
    message: 'Where is my money?',
    isMine: false,
    isFree: true,
    answers: [],
    notes: [],
    story: [],
    others: [],
  },
  ...change,
});
const MINE = {
  state: 'OPEN',
  isMine: true,
  takenBy: 'Olena',
  takenUntil: '2026-11-23T10:30:00.000Z',
} as const;

function startHouse(one: Partial<desk.SupportLetter> = {}): FakeNetwork {
  const house = fakeNetwork();
  house.answers(desk.listSupportLetters, { rows: [row()], next: null });
  house.answers(desk.supportQueue, {
    waiting: 3,
    free: 2,
    mine: 1,
    oldest: { number: '10001', createdAt: '2026-11-22T10:00:00.000Z' },
  });
  house.answers(desk.readSupportLetter, letter(one));
  house.answers(desk.listQuickReplies, { replies: [] });
  return house;
}

test('who comes to support sees what waits, how much, and since when', async () => {
  const house = startHouse();
  const screen = renderOffice(house, '/support');
  await screen.findByText('10001');
  expect(screen.address()).toBe('/support?state=waiting');
  expect(house.asked(desk.listSupportLetters).map(({ query }) => query['state'])).toEqual(['waiting']);
  await screen.findByText(/3 requests to answer, not assigned: 2.*The oldest was sent/);
});

test('an address that asks for something else is left as it is', async () => {
  const house = startHouse();
  const screen = renderOffice(house, '/support?state=CLOSED');
  await screen.findByText('10001');
  expect(screen.address()).toBe('/support?state=CLOSED');
});

test('the oldest free letter is taken and opened; one that somebody else was quicker with is passed by', async () => {
  const house = startHouse();
  const screen = renderOffice(house, '/support?hands=mine');
  await screen.findByText('10001');
  house.refuses(desk.takeSupportLetter, { status: 409, key: 'item_taken' });
  house.answers(desk.listSupportLetters, ({ query }) => {
    if (query['hands'] === 'free' && house.asked(desk.takeSupportLetter).length > 0)
      house.answers(desk.takeSupportLetter, { takenUntil: '2026-11-23T10:30:00.000Z' });
    return { rows: [row()], next: null };
  });
  await screen.user.click(screen.getByRole('button', { name: screen.text('support-desk.do.takeOldest') }));
  await waitFor(() => expect(screen.address()).toBe('/support/10001'));
  expect(house.asked(desk.takeSupportLetter)).toHaveLength(2);
});

test('whatever a writer or a colleague wrote is text, and nothing of it is run', async () => {
  const written = { operator: HOSTILE, text: HOSTILE, createdAt: '2026-11-22T11:00:00.000Z' };
  const house = startHouse({
    ...{ message: HOSTILE, writer: HOSTILE, reference: HOSTILE, state: 'ANSWERED', isFree: false },
    ...{ answers: [written], notes: [written] },
    story: [{ act: 'close.support-letter', operator: HOSTILE, at: written.createdAt, reason: HOSTILE }],
  });
  const screen = renderOffice(house, '/support/10001');
  await waitFor(() => expect(screen.container.textContent!.split(HOSTILE).length).toBeGreaterThan(7));
  expect(document.querySelector('main img, main script, [onerror]')).toBeNull();
  expect(document.querySelector('[href^="javascript:"]')).toBeNull();
});

test('a letter is read once, and again only when something was done with it', async () => {
  const house = startHouse();
  const screen = renderOffice(house, '/support/10001');
  await screen.findByText('Where is my money?');
  dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  house.answers(desk.takeSupportLetter, { takenUntil: MINE.takenUntil });
  house.answers(desk.readSupportLetter, letter(MINE));
  expect(screen.queryByLabelText(screen.text('support-desk.answer.text'))).toBeNull();
  await screen.user.keyboard('t');
  await screen.findByLabelText(screen.text('support-desk.answer.text'));
  expect(house.asked(desk.readSupportLetter)).toHaveLength(2);
});

test('an answer is looked over before it goes; what is refused keeps the text', async () => {
  const house = startHouse(MINE);
  house.answers(desk.listQuickReplies, {
    replies: [
      { id: '1', language: 'kk', title: 'Late', text: 'Бір күн.' },
      { id: '2', language: 'en', title: 'Not this one', text: 'One day.' },
    ],
  });
  const screen = renderOffice(house, '/support/10001');
  const text = await screen.findByLabelText(screen.text('support-desk.answer.text'));
  const check = screen.getByRole('button', { name: screen.text('support-desk.answer.check') });
  await screen.user.click(check);
  await screen.findByText(screen.text('support-desk.answer.short'));
  await screen.user.type(text, 'Salem.');
  const choice = await screen.findByLabelText(screen.text('support-desk.quick.choose'));
  expect(within(choice).queryByText('Not this one')).toBeNull();
  await screen.user.selectOptions(choice, 'Late');
  expect((text as HTMLTextAreaElement).value).toBe('Salem.\n\nБір күн.');
  await screen.user.click(check);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain(
    screen.text('support-desk.answer.goes', { writer: 'o•••@mail.example' }),
  );
  expect(house.asked(desk.answerSupportLetter)).toHaveLength(0);
  house.refuses(desk.answerSupportLetter, { status: 409, key: 'item_taken' });
  const send = screen.getByRole('button', { name: screen.text('support-desk.answer.send') });
  await screen.user.click(send);
  await screen.findByText(screen.text('lib.errors.item_taken'));
  house.answers(desk.answerSupportLetter, { done: true });
  house.answers(desk.readSupportLetter, letter({ state: 'ANSWERED', isFree: false }));
  await screen.user.click(send);
  await waitFor(() => expect(screen.queryByLabelText(screen.text('support-desk.answer.text'))).toBeNull());
  expect(house.asked(desk.answerSupportLetter).at(-1)).toMatchObject({
    path: '/office/api/support/10001/answer',
    body: { text: 'Salem.\n\nБір күн.' },
  });
});

test('what somebody else has in hand is shown as theirs, and cannot be answered', async () => {
  const taken = { state: 'OPEN', takenBy: 'Iryna', takenUntil: MINE.takenUntil, isFree: false } as const;
  const screen = renderOffice(startHouse(taken), '/support/10001');
  await screen.findByText(screen.text('support-desk.answer.taken'));
  expect(screen.container.textContent).toContain('Iryna');
  for (const name of ['take.name', 'close.name'])
    expect(screen.queryByRole('button', { name: screen.text(`support-desk.do.${name}`) })).toBeNull();
});

test('the writer’s address is shown for a reason, and who may only read is offered nothing', async () => {
  const house = startHouse();
  house.answers(desk.unmaskSupportWriter, { email: 'olena@mail.example' });
  const screen = renderOffice(house, '/support/10001');
  const show = screen.text('support-desk.do.unmask.name');
  await screen.user.click(await screen.findByRole('button', { name: show }));
  await screen.user.type(screen.getByLabelText(screen.text('lib.act.reason')), 'They called us');
  await screen.user.click(screen.getAllByRole('button', { name: show }).at(-1)!);
  await screen.findByText(/olena@mail\.example/);
  expect(house.asked(desk.unmaskSupportWriter)[0]!.body).toEqual({ reason: 'They called us' });
  screen.unmount();
  const permissions = PERMISSIONS.filter((each) => each.startsWith('read.'));
  const reader = renderOffice(startHouse(), '/support/10001', { permissions });
  await reader.findByText('Where is my money?');
  for (const name of ['take.name', 'close.name', 'unmask.name'])
    expect(reader.queryByRole('button', { name: reader.text(`support-desk.do.${name}`) })).toBeNull();
  expect(reader.queryByLabelText(reader.text('support-desk.notes.text'))).toBeNull();
});

test('a letter that is not there is said to be none, with the way back', async () => {
  const house = startHouse();
  house.refuses(desk.readSupportLetter, { status: 404, key: 'not_found' });
  const screen = renderOffice(house, '/support/99');
  await screen.findByText(/request-7/);
  expect(screen.getByRole('link', { name: screen.text('support-desk.one.queue') })).toBeDefined();
});
