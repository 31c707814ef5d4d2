import { outboxLists, readMessage, type Message } from '@croupier/contract/office/outbox-desk';
import type { OutputOf } from '@croupier/contract/kit';
import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderOffice } from '../../../testing/render-office.tsx';

const LINK = 'http://localhost:3100/invitation/abc';
const message = (change: Partial<Message> = {}): Message => ({
  ...{ id: '4', recipient: 'a•••@house.example', subject: 'Your invitation', state: 'sent' },
  ...{ createdAt: '2026-11-22T10:00:00.000Z', sentAt: '2026-11-22T10:01:00.000Z', attempts: 1 },
  ...change,
});

function open(change: Partial<OutputOf<typeof readMessage>>, address = '/outbox?message=4') {
  const house = fakeNetwork();
  house.answers(outboxLists.email, { rows: [message()], next: null });
  house.answers(outboxLists.sms, { rows: [message({ subject: null })], next: null });
  house.answers(readMessage, { ...message(change), body: null, html: null, link: null, ...change });
  return renderOffice(house, address);
}

test('a letter that waits is read here: its text is text, and its link opens beside and can be copied', async () => {
  const body = `Hello <b>Anna</b> <script>alert(1)</script>\n\n${LINK}\n\njavascript:alert(1)`;
  const screen = open({ body, state: 'waiting', sentAt: null, recipient: 'anna@house.example' });
  const link = await screen.findByRole('link', { name: LINK });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([LINK, 'noreferrer noopener']);
  expect(screen.getByRole('dialog').textContent).toContain(body);
  expect(document.querySelector('dialog script, dialog b, [href^="javascript:"]')).toBeNull();
  await screen.user.click(screen.getByRole('button', { name: screen.text('outbox-desk.one.copy') }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(LINK));
});

test('a designed letter stands in a frame that may do nothing, and is read as text, too', async () => {
  const html = '<html><head><style>.a{}</style></head><body><p>Hello</p></body></html>';
  const screen = open({ body: 'Hello in words', html });
  const frame = await screen.findByTitle(screen.text('outbox-desk.one.forms.html'));
  expect(frame.getAttribute('sandbox')).toBe('');
  expect(frame.getAttribute('srcdoc')).toBe('<html><head></head><body><p>Hello</p></body></html>');
  await screen.user.click(screen.getByRole('radio', { name: screen.text('outbox-desk.one.forms.text') }));
  await screen.findByText('Hello in words');
});

test('a message whose text is not for the office says so, and one that was given up why', async () => {
  const screen = open({ state: 'failed', sentAt: null, attempts: 10 });
  await screen.findByText(screen.text('outbox-desk.one.noBody'));
  await screen.findByText(screen.text('outbox-desk.one.failed', { attempts: 10 }));
  await screen.user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: screen.text('outbox-desk.one.close') }),
  );
  await waitFor(() => expect(screen.address()).toBe('/outbox'));
});

test('a letter that was withdrawn says so: nothing failed', async () => {
  const screen = open({ state: 'withdrawn', sentAt: null, attempts: 2 });
  await screen.findByText(screen.text('outbox-desk.one.withdrawn'));
  const { textContent } = screen.getByRole('dialog');
  expect(textContent).toContain(screen.text('outbox-desk.choices.state.withdrawn'));
  expect(screen.queryByText(screen.text('outbox-desk.one.failed', { attempts: 2 }))).toBeNull();
});

test('each way has its own list, which the address names', async () => {
  const screen = open({}, '/outbox');
  await screen.findByText('Your invitation');
  await screen.user.click(screen.getByRole('radio', { name: screen.text('outbox-desk.ways.sms') }));
  await waitFor(() => expect(screen.address()).toBe('/outbox?way=sms'));
  await waitFor(() => expect(screen.queryByText('Your invitation')).toBeNull());
});
