import { answerSurvey, hideWidget, type Widget } from '@croupier/contract/site/content';
import { currentWidget } from '@croupier/contract/site/lobby';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { act } from '@testing-library/react';
import { Link } from 'react-router';
import { expect, test } from 'vitest';
import { closeAllModals, openModal } from '../../../lib/modals.ts';
import { noteStep } from '../../../lib/opened-at.ts';
import { fakeNetwork, type FakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import WidgetCompanion from './widget-companion.tsx';

const CARD: Widget = {
  kind: 'card',
  id: 'look-first',
  title: 'Look around first',
  text: 'Every game can be tried.',
  picture: 'promo-play-money',
  action: { label: 'How it works', to: '/promotions/play-money' },
};
const SURVEY: Widget = {
  kind: 'survey',
  id: 'first-check',
  question: 'Have you checked a round?',
  options: [
    { key: 'yes', label: 'Yes' },
    { key: 'no', label: 'No' },
  ],
  thanks: 'Thank you.',
};

async function visit(network: FakeNetwork, widget: Widget, language: 'en' | 'ua' | 'ru' | 'kk' = 'en') {
  network.answers(currentWidget, { widget });
  network.answers(hideWidget, { done: true });
  const site = (
    <>
      <Link to={`/${language}/games`}>games</Link>
      <Link to={`/${language}/balance`}>balance</Link>
      <WidgetCompanion />
    </>
  );
  const profile = widget.kind === 'survey' ? somePlayer() : null;
  const screen = await renderScreen(site, { language, profile });
  return { ...screen, go: (to: string) => screen.user.click(screen.getByText(to)) };
}

test('nothing is said on the page one came for; after a step it is, and hidden it stays hidden', async () => {
  const network = fakeNetwork();
  const { go, user, ...screen } = await visit(network, CARD);
  expect(network.asked(currentWidget)).toEqual([]);
  await go('games');
  await screen.findByRole('heading', { name: 'Look around first' });
  await user.click(screen.getByRole('button', { name: screen.text('shell.close') }));
  expect(screen.queryByRole('heading')).toBeNull();
  expect(network.asked(hideWidget)).toEqual([{ widget: 'look-first' }]);
  await go('balance');
  await go('games');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(network.asked(currentWidget)).toHaveLength(1);
});

test('it is not where one pays, nor under a modal; Escape hides it', async () => {
  const network = fakeNetwork();
  const { go, user, ...screen } = await visit(network, CARD);
  await go('games');
  const way = await screen.findByRole('link', { name: 'How it works' });
  expect(way.getAttribute('href')).toBe('/en/promotions/play-money');
  act(() => openModal('menu'));
  expect(screen.queryByRole('heading')).toBeNull();
  act(closeAllModals);
  await go('balance');
  expect(screen.queryByRole('heading')).toBeNull();
  await go('games');
  screen.getByRole('link', { name: 'How it works' }).focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(network.asked(hideWidget)).toHaveLength(1);
});

test.each(LANGUAGES)(
  'in %s a survey is answered with one press, and says when it was not',
  async (language) => {
    const network = fakeNetwork();
    const { go, user, ...screen } = await visit(network, SURVEY, language);
    await go('games');
    await screen.findByRole('heading', { name: SURVEY.question });
    network.isSilentOn(answerSurvey);
    await user.click(screen.getByRole('button', { name: 'No' }));
    await screen.findByText(screen.text('widgets.failed'));
    network.answers(answerSurvey, { done: true });
    await user.click(screen.getByRole('button', { name: 'No' }));
    await screen.findByRole('heading', { name: SURVEY.thanks });
    expect(network.asked(answerSurvey).at(-1)).toEqual({ survey: 'first-check', option: 'no' });
    expect(document.activeElement?.textContent).toBe(screen.text('shell.close'));
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('heading')).toBeNull();
    expect(network.asked(hideWidget)).toEqual([]);
  },
);

test('who has answered in another tab is thanked', async () => {
  const network = fakeNetwork();
  const { go, user, ...screen } = await visit(network, SURVEY);
  network.refuses(answerSurvey, { status: 409, key: 'conflict' });
  await go('games');
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await screen.findByRole('heading', { name: SURVEY.thanks });
});

// The last here: a step is kept for as long as the document.
test('shows a card on the page that was opened when a step from it was taken back before this was there', async () => {
  noteStep();
  const screen = await visit(fakeNetwork(), CARD);
  await screen.findByRole('heading', { name: 'Look around first' });
});
