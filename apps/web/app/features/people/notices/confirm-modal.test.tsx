import { confirmEvent, countNotices, listNotices, resendEvent } from '@croupier/contract/people/notices';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { announce } from '../../../lib/live/live.ts';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import ConfirmModal from './confirm-modal.tsx';
import NoticeNews from './notice-news.tsx';
import { idOf, someNotice } from './notice.fixture.ts';
import { isPutOff } from './put-off.ts';

const mustRead = (number: number, title: string) =>
  someNotice({ id: idOf(number), kind: 'round-voided', title, confirmed: false });

async function open(numbers: readonly number[], language: (typeof LANGUAGES)[number] = 'en') {
  const house = fakeNetwork();
  let left = numbers.map((number) => mustRead(number, `Notice ${number}`));
  const leave = (id: string) => void (left = left.filter((one) => one.id !== id));
  house.answers(listNotices, () => ({ notices: left, next: null, unseen: 0 }));
  house.answers(countNotices, () => ({ unseen: 0, unconfirmed: left.length > 0 }));
  house.answers(confirmEvent, ({ id }) => {
    leave(id);
    return { done: true as const };
  });
  const onClose = vi.fn();
  const modal = (
    <>
      <NoticeNews />
      <ConfirmModal onClose={onClose} />
    </>
  );
  const screen = await renderScreen(modal, { profile: somePlayer(), language });
  return { ...screen, house, onClose, leave };
}

test.each(LANGUAGES)(
  'in %s what must be read is confirmed one by one, the oldest first, and then it is over',
  async (language) => {
    const { user, text, house, onClose, ...screen } = await open([2, 1], language);
    await screen.findByRole('heading', { name: 'Notice 1' });
    await user.click(screen.getByRole('button', { name: text('notices.confirm.read') }));
    await screen.findByRole('heading', { name: 'Notice 2' });
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: text('notices.confirm.read') }));
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(house.asked(confirmEvent)).toEqual([{ id: idOf(1) }, { id: idOf(2) }]);
  },
);

test('confirmed in another tab, it leaves this one', async () => {
  const { onClose, leave, ...screen } = await open([3]);
  await screen.findByRole('heading', { name: 'Notice 3' });
  leave(idOf(3));
  act(() =>
    announce({ name: 'notice', data: { id: idOf(3), kind: 'round-voided', is: 'confirmed', unseen: 0 } }),
  );
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a house that does not answer leaves it open and says so; closed, it waits for the next document', async () => {
  const { user, text, house, onClose, ...screen } = await open([4]);
  await screen.findByRole('heading', { name: 'Notice 4' });
  house.isSilentOn(confirmEvent);
  await user.click(screen.getByRole('button', { name: text('notices.confirm.read') }));
  await screen.findByText(text('notices.confirm.failed'));
  await user.click(screen.getByRole('button', { name: text('shell.close') }));
  expect(onClose).toHaveBeenCalled();
  expect(isPutOff(idOf(4))).toBe(true);
});

test('it is sent again once, and then waits three minutes, or as long as the house says', async () => {
  const { user, text, house, ...screen } = await open([5]);
  house.answers(resendEvent, { done: true });
  const again = await screen.findByRole('button', { name: text('notices.again.send') });
  await user.click(again);
  await screen.findByText(text('notices.again.sent'));
  expect(again.textContent).toContain(text('notices.again.wait', { time: '3:00' }));
  await user.click(again);
  expect(house.asked(resendEvent)).toEqual([{ id: idOf(5) }]);
});

test('a wait that is over is said, and it may be sent again', async () => {
  const { user, text, house, ...screen } = await open([6]);
  house.refuses(resendEvent, { status: 429, key: 'too_many_requests', details: { retryAfterMs: 900 } });
  const again = await screen.findByRole('button', { name: text('notices.again.send') });
  await user.click(again);
  await screen.findByText(text('notices.again.justSent'));
  expect(again.getAttribute('aria-disabled')).toBe('true');
  house.answers(resendEvent, { done: true });
  await vi.waitFor(() => expect(again.getAttribute('aria-disabled')).toBeNull(), { timeout: 10_000 });
  await user.click(again);
  await screen.findByText(text('notices.again.sent'));
});

test('what could not be sent is said', async () => {
  const { user, text, house, ...screen } = await open([8]);
  house.isSilentOn(resendEvent);
  await user.click(await screen.findByRole('button', { name: text('notices.again.send') }));
  await screen.findByText(text('notices.again.failed'));
});
