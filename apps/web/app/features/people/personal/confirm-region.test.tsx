import { setRegion } from '@croupier/contract/people/players';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { expect, test } from 'vitest';
import { useProfile } from '../../../lib/session.ts';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { ConfirmRegion } from './confirm-region.tsx';

function OfPlayer() {
  const profile = useProfile();
  return profile && <ConfirmRegion profile={profile} />;
}

test.each(LANGUAGES)(
  'in %s a player says that the likely region is theirs, and is asked no more',
  async (language) => {
    const house = fakeNetwork();
    house.refuses(setRegion, { status: 503, key: 'unavailable' });
    const profile = somePlayer({ askRegion: true, region: 'EU' });
    const { user, text, ...screen } = await renderScreen(<OfPlayer />, { profile, language });
    const yes = screen.getByRole('button', { name: text('personal.region.yes') });
    await user.click(yes);
    await screen.findByText(text('personal.region.failed'));
    house.answers(setRegion, somePlayer({ askRegion: false, region: 'EU' }));
    await user.click(yes);
    await expect.poll(() => screen.queryByRole('button')).toBeNull();
    expect(house.asked(setRegion)).toEqual([{ region: 'EU' }, { region: 'EU' }]);
  },
);

test('who has chosen their region is not asked', async () => {
  const screen = await renderScreen(<OfPlayer />, { profile: somePlayer({ askRegion: false }) });
  expect(screen.queryByRole('button')).toBeNull();
});
