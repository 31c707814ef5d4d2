import { askSupport, supportRequests } from '@croupier/contract/site/support';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { MyRequests } from './my-requests.tsx';
import { SupportForm } from './support-form.tsx';

const HOSTILE = '<img src=x onerror=alert(1)> It came now.';
const WORDS = 'The reels stopped and nothing came.';

test('a letter goes with the player’s address, and its number takes the place of the form', async () => {
  const house = fakeNetwork();
  house.answers(askSupport, { number: '10042' });
  const { user, text, ...screen } = await renderScreen(<SupportForm email="olena@mail.example" />, {
    path: '/en/support?id=0b7e8a4e-52c8-4f9c-9d2c-3a1f6a3a2f10',
  });
  await user.selectOptions(screen.getByRole('combobox'), 'game');
  await user.type(screen.getByLabelText(text('support.form.message')), WORDS);
  await user.click(screen.getByRole('button', { name: text('support.form.send') }));
  expect(await screen.findByText('10042')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByText(text('support.taken.title')));
  expect(house.asked(askSupport)).toMatchObject([
    {
      topic: 'game',
      email: 'olena@mail.example',
      message: WORDS,
      reference: '0b7e8a4e-52c8-4f9c-9d2c-3a1f6a3a2f10',
      language: 'en',
    },
  ]);
  await user.click(screen.getByRole('button', { name: text('support.taken.again') }));
  expect(screen.getByLabelText(text('support.form.message'))).toHaveProperty('value', '');
});

test('what is missing is said beside its field, and nothing is sent', async () => {
  const house = fakeNetwork();
  const { user, text, ...screen } = await renderScreen(<SupportForm email="" />);
  // Sent by a browser without our scripts, words and address would stand in an address otherwise.
  expect(screen.container.querySelector('form')).toHaveProperty('method', 'post');
  await user.click(screen.getByRole('button', { name: text('support.form.send') }));
  expect(screen.getByText(text('support.form.problems.email'))).toBeDefined();
  expect(screen.getByText(text('support.form.problems.messageShort'))).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText(text('support.form.email')));
  expect(house.asked(askSupport)).toEqual([]);
});

test('a letter that is sent again after a failure goes under its key, a changed one under another', async () => {
  const house = fakeNetwork();
  const { user, text, ...screen } = await renderScreen(<SupportForm email="olena@mail.example" />);
  const message = screen.getByLabelText(text('support.form.message'));
  const send = async () => {
    await user.click(screen.getByRole('button', { name: text('support.form.send') }));
    await screen.findByText(/still here/);
  };
  await user.type(message, WORDS);
  await send();
  await send();
  await user.type(message, ' Twice.');
  await send();
  expect(message).toHaveProperty('value', `${WORDS} Twice.`);
  const [first, second, third] = house.asked(askSupport) as { key: string }[];
  expect(second!.key).toBe(first!.key);
  expect(third!.key).not.toBe(first!.key);
});

test('letters are listed with what became of them; none, and a house that is away, are told', async () => {
  const house = fakeNetwork();
  const { user, text, ...screen } = await renderScreen(<MyRequests />, { profile: somePlayer() });
  const retry = await screen.findByRole('button', { name: text('support.mine.retry') });
  house.answers(supportRequests, {
    requests: [
      {
        number: '10042',
        topic: 'game',
        state: 'ANSWERED',
        message: WORDS,
        reference: null,
        createdAt: '2026-11-22T10:00:00.000Z',
        answers: [{ text: HOSTILE, createdAt: '2026-11-23T10:00:00.000Z' }],
      },
    ],
  });
  await user.click(retry);
  expect(await screen.findByText(text('support.mine.states.ANSWERED'))).toBeDefined();
  expect(screen.getByText(WORDS)).toBeDefined();
  // What the house answered is text as well, whatever stands in it.
  expect(screen.getByText(HOSTILE)).toBeDefined();
  expect(screen.container.querySelector('img')).toBeNull();
});

test('who has not written is told so', async () => {
  fakeNetwork().answers(supportRequests, { requests: [] });
  const { text, ...screen } = await renderScreen(<MyRequests />, { profile: somePlayer() });
  expect(await screen.findByText(text('support.mine.none'))).toBeDefined();
});
