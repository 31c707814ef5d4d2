import { unsubscribe } from '@croupier/contract/people/notices';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import UnsubscribePage from './unsubscribe-page.tsx';

const visit = (language: (typeof LANGUAGES)[number] = 'en', token = '#token-of-a-letter-1234567890') =>
  renderScreen(<UnsubscribePage />, { language, path: `/${language}/unsubscribe${token}` });

test.each(LANGUAGES)('in %s one press ends it, without signing in, and says what stays', async (language) => {
  const house = fakeNetwork();
  house.answers(unsubscribe, { category: 'offers' });
  const { user, text, ...screen } = await visit(language);
  expect(house.asked(unsubscribe)).toEqual([]);
  await user.click(screen.getByRole('button', { name: text('notices.unsubscribe.press') }));
  const category = text('notices.categories.offers');
  const done = await screen.findByText(text('notices.unsubscribe.done', { category }));
  expect(document.activeElement).toBe(done);
  expect(screen.getByText(text('notices.unsubscribe.stays'))).toBeDefined();
  expect(house.asked(unsubscribe)).toHaveLength(1);
});

test.each([
  ['not_found', 404],
  ['invalid_request', 400],
] as const)('a link that is wrong (%s) says so', async (key, status) => {
  const house = fakeNetwork();
  house.refuses(unsubscribe, { key, status });
  const { user, text, ...screen } = await visit();
  await user.click(screen.getByRole('button', { name: text('notices.unsubscribe.press') }));
  await screen.findByText(text('notices.unsubscribe.wrong'));
});

test('a link without its token says so before it is pressed', async () => {
  fakeNetwork();
  const { text, ...screen } = await visit('en', '');
  await screen.findByText(text('notices.unsubscribe.wrong'));
  expect(screen.getByRole('button').hasAttribute('disabled')).toBe(true);
});

test('a house that does not answer can be asked again', async () => {
  const house = fakeNetwork();
  const { user, text, ...screen } = await visit();
  const press = screen.getByRole('button', { name: text('notices.unsubscribe.press') });
  await user.click(press);
  await screen.findByText(text('notices.unsubscribe.failed'));
  house.answers(unsubscribe, { category: 'money' });
  await user.click(press);
  await screen.findByText(new RegExp(text('notices.categories.money')));
});
