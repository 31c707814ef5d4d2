import { countNotices } from '@croupier/contract/people/notices';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { announce } from '../../../lib/live/live.ts';
import { useOpenModals } from '../../../lib/modals.ts';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import Bell from './bell.tsx';
import NoticeNews from './notice-news.tsx';
import { someNotice } from './notice.fixture.ts';

function Bar() {
  return (
    <>
      <Bell />
      <NoticeNews />
      <ul aria-label="open">
        {useOpenModals().map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </>
  );
}

const render = (unseen: number, language: (typeof LANGUAGES)[number] = 'en') => {
  const house = fakeNetwork();
  house.answers(countNotices, { unseen, unconfirmed: false });
  return renderScreen(<Bar />, { profile: somePlayer(), language }).then((screen) => ({ ...screen, house }));
};

test.each(LANGUAGES)('in %s it says how many are new, and shows what fits', async (language) => {
  const { text, ...screen } = await render(12, language);
  const bell = await screen.findByRole('button', { name: text('notices.bell.label', { count: 12 }) });
  expect(bell.textContent).toBe('9+');
  expect(bell.getAttribute('aria-haspopup')).toBe('dialog');
});

test('where nothing is new it shows no number and no dot, and it opens the list', async () => {
  const { user, house, text, ...screen } = await render(0);
  const bell = await screen.findByRole('button', { name: text('notices.bell.label', { count: 0 }) });
  await expect.poll(() => house.asked(countNotices).length).toBe(1);
  expect(bell.textContent).toBe('');
  expect(document.documentElement.dataset['unseen']).toBeUndefined();
  await user.click(bell);
  await screen.findByText('notices');
});

test('what a page comes with is not read out, what arrives is, and there is a dot until all is seen', async () => {
  const { house, text, ...screen } = await render(1);
  await screen.findByText('1');
  expect(screen.getByRole('status').textContent).toBe('');
  expect(document.documentElement.dataset['unseen']).toBe('');
  const told = (is: 'new' | 'seen', unseen: number) => {
    house.answers(countNotices, { unseen, unconfirmed: false });
    const { id } = someNotice();
    act(() => announce({ name: 'notice', data: { id, kind: 'welcome', is, unseen } }));
  };
  told('new', 2);
  await expect
    .poll(() => screen.getByRole('status').textContent)
    .toBe(text('notices.bell.label', { count: 2 }));
  told('seen', 0);
  await expect.poll(() => document.documentElement.dataset['unseen']).toBeUndefined();
  expect(screen.getByRole('status').textContent).toBe('');
});
