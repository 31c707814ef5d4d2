import { listLetters, type Letter } from '@croupier/contract/office/letters';
import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderOffice } from '../../../testing/render-office.tsx';

const LINK = 'http://localhost:3100/invitation/abc';
const letter = (change: Partial<Letter> = {}): Letter => ({
  ...{ id: '4', recipient: 'a•••@house.example', subject: 'Your invitation', body: null, state: 'sent' },
  ...{ createdAt: '2026-11-22T10:00:00.000Z', sentAt: '2026-11-22T10:01:00.000Z', attempts: 1 },
  ...change,
});

function open(change: Partial<Letter>) {
  const house = fakeNetwork();
  house.answers(listLetters, { rows: [letter(change)], next: null });
  return renderOffice(house, '/letters?letter=4');
}

test('a letter that waits is read here: its text is text, and its link opens beside and can be copied', async () => {
  const body = `Hello <b>Anna</b> <script>alert(1)</script>\n\n${LINK}\n\njavascript:alert(1)`;
  const screen = open({ body, state: 'waiting', sentAt: null, recipient: 'anna@house.example' });
  const link = await screen.findByRole('link', { name: LINK });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([LINK, 'noreferrer noopener']);
  expect(screen.getByRole('dialog').textContent).toContain(body);
  expect(document.querySelector('dialog script, dialog b, [href^="javascript:"]')).toBeNull();
  await screen.user.click(screen.getByRole('button', { name: screen.text('letters.one.copy') }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(LINK));
});

test('a letter whose text is not for the office says so, and one that was given up why', async () => {
  const screen = open({ state: 'failed', sentAt: null, attempts: 10 });
  await screen.findByText(screen.text('letters.one.noBody'));
  await screen.findByText(screen.text('letters.one.failed', { attempts: 10 }));
  await screen.user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: screen.text('letters.one.close') }),
  );
  await waitFor(() => expect(screen.address()).toBe('/letters'));
});
