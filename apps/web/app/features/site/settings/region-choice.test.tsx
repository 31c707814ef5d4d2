import { setRegion } from '@croupier/contract/people/players';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { RegionChoice } from './region-choice.tsx';

async function choose(region: string, birthday: string | null = null) {
  const screen = await renderScreen(<RegionChoice />, {
    profile: somePlayer({ region: 'EU', currency: 'EUR', birthday }),
  });
  await screen.user.selectOptions(screen.getByRole('combobox'), region);
  const name = screen.text('settings.region.move', { region: screen.text(`settings.regions.${region}`) });
  return { ...screen, move: () => screen.getByRole('button', { name }) };
}

test('a region with a higher age asks for it first, and the house hears that it was confirmed', async () => {
  const house = fakeNetwork();
  house.refuses(setRegion, { status: 422, key: 'age_not_confirmed' });
  const { user, text, move, ...screen } = await choose('UA');
  expect(move()).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('checkbox'));
  await user.click(move());
  const reason = text('settings.region.errors.age_not_confirmed');
  await screen.findByText(text('settings.region.failed', { reason }));
  expect(house.asked(setRegion)).toEqual([{ region: 'UA', ageConfirmed: true }]);
  await user.selectOptions(screen.getByRole('combobox'), 'EU');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByText(text('settings.region.failed', { reason }))).toBeNull();
});

test('a move that the house does not allow is told, and leaves the player where they are', async () => {
  const house = fakeNetwork();
  const { user, text, move, ...screen } = await choose('SL');
  house.refuses(setRegion, { status: 503, key: 'unavailable' });
  await user.click(move());
  await screen.findByText(text('settings.region.failed', { reason: text('settings.region.errors.other') }));
  expect(document.cookie).not.toContain('region=SL');
});

test('whose birth date is known is asked nothing, and told where they are too young', async () => {
  const house = fakeNetwork();
  house.refuses(setRegion, { status: 422, key: 'under_age' });
  const { user, text, move, ...screen } = await choose('UA', '2007-01-01');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(move());
  const reason = text('settings.region.errors.under_age');
  await screen.findByText(text('settings.region.failed', { reason }));
  expect(house.asked(setRegion)).toEqual([{ region: 'UA' }]);
});
