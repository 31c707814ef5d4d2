import { listGames, listProviders, type LobbyTile } from '@croupier/contract/site/lobby';
import { listPromotions } from '@croupier/contract/site/promotions';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import SearchModal from './search-modal.tsx';

const GAME: LobbyTile = {
  ...{
    code: 'sunny-orchard',
    name: 'Sunny Orchard',
    maker: 'house',
    poster: null,
    access: 'open',
    demo: true,
  },
  ...{ genres: [], features: [], volatility: null, rtpMicro: null, maximumWinCenti: null },
  ...{ favourite: false, mark: null, provider: { code: 'toro-games', name: 'Toro Games' } },
};
const OFFER = {
  id: 'own-limits',
  title: 'Set your limit',
  lead: '',
  picture: 'x',
  pictureText: '',
  until: null,
};

beforeEach(() => {
  localStorage.clear();
  // Not there in the tests' browser.
  Element.prototype.scrollIntoView = vi.fn();
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = vi.fn();
});

async function search(games: readonly LobbyTile[] = [GAME], language: (typeof LANGUAGES)[number] = 'en') {
  const network = fakeNetwork();
  network.answers(listGames, { games: [...games], from: 0, total: games.length, shape: 'SQUARE' });
  network.answers(listProviders, { providers: [{ code: 'toro-games', name: 'Toro Games', count: 9 }] });
  network.answers(listPromotions, { promotions: [OFFER] });
  const closed = vi.fn();
  const Where = () => <p data-testid="where">{useLocation().pathname}</p>;
  const screen = await renderScreen(
    <>
      <SearchModal onClose={closed} />
      <Where />
    </>,
    { language },
  );
  const field = screen.getByRole('combobox', { hidden: true });
  const chosen = () => {
    const id = field.getAttribute('aria-activedescendant');
    return id === null ? null : document.getElementById(id)!.textContent;
  };
  return { ...screen, network, closed, field, chosen, where: () => screen.getByTestId('where').textContent };
}

test.each(LANGUAGES)('in %s what fits is listed by kinds', async (language) => {
  const { field, user, ...screen } = await search([GAME], language);
  await user.type(field, 'toro');
  await screen.findByRole('group', { name: screen.text('search.groups.studios'), hidden: true });
  await screen.findByRole('group', { name: screen.text('search.groups.games'), hidden: true });
  await user.clear(field);
  await user.type(field, screen.text('shell.nav.promotions'));
  await screen.findByRole('option', { name: screen.text('shell.nav.promotions'), hidden: true });
});

test('the arrows go round the list and the field, Enter goes there and keeps what was typed', async () => {
  const { field, user, chosen, where, closed, ...screen } = await search();
  await user.type(field, 'set limit');
  await screen.findByRole('option', { name: 'Set your limit', hidden: true });
  expect(chosen()).toBeNull();
  await user.keyboard('{ArrowUp}');
  expect(chosen()).toBe('Set your limit');
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toBeNull();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(where()).toBe('/en/promotions/own-limits');
  expect(closed).toHaveBeenCalledOnce();
  screen.unmount();
  const again = await search();
  await again.user.click(await again.findByRole('option', { name: 'set limit', hidden: true }));
  expect((again.field as HTMLInputElement).value).toBe('set limit');
  expect(again.closed).not.toHaveBeenCalled();
});

test('Enter without a choice goes to all games that fit', async () => {
  const { field, user, where } = await search();
  await user.type(field, 'orchard{Enter}');
  expect(where()).toBe('/en/games');
});

test('it says so where nothing fits, and where the house does not answer', async () => {
  const { field, user, network, ...screen } = await search([]);
  await user.type(field, 'zqx');
  await screen.findByText(screen.text('search.nothing', { text: 'zqx' }));
  network.isSilentOn(listGames);
  await user.type(field, 'y');
  await screen.findByText(screen.text('search.failed'));
});
