import { listGifts, stopGift, type Gift } from '@croupier/contract/rewards/gifts';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { GiftBar } from './gift-bar.tsx';
import { GiftEnd } from './gift-end.tsx';
import { someGift } from './gift.fixture.ts';
import { useGift } from './use-gift.ts';

/** A table with nothing but its gift: what the next round would be played with, and the end once there is one. */
function Table({ isBusy = false }: { isBusy?: boolean }) {
  const gift = useGift({ game: 'sunny-orchard', currency: 'UAH', wanted: true });
  const ended = gift.endedWith(null);
  return (
    <>
      <GiftBar gift={gift} isBusy={isBusy} />
      <output data-testid="used">{gift.used?.id ?? 'money'}</output>
      {ended && <GiftEnd gift={ended} onRead={() => gift.read(ended)} />}
    </>
  );
}

async function sitDown(
  gift: Gift,
  options: { language?: (typeof LANGUAGES)[number]; isBusy?: boolean } = {},
) {
  const house = fakeNetwork();
  house.answers(listGifts, { gifts: [gift] });
  const { language, ...table } = options;
  const screen = await renderScreen(<Table {...table} />, {
    profile: somePlayer(),
    ...(language && { language }),
  });
  await screen.findByTestId('gift-bar');
  return { house, ...screen };
}

test.each(LANGUAGES)(
  'in %s the player chooses between the gift and their own money, also while a round is shown',
  async (language) => {
    const gift = someGift();
    const { text, user, ...screen } = await sitDown(gift, { language, isBusy: true });
    expect(screen.getByTestId('used').textContent).toBe(gift.id);
    await user.click(screen.getByRole('radio', { name: text('gifts.bar.own') }));
    expect(screen.getByTestId('used').textContent).toBe('money');
    screen.getByText(text('gifts.bar.waits'));
    await user.click(screen.getByRole('radio', { name: text('gifts.bar.gift') }));
    expect(screen.getByTestId('used').textContent).toBe(gift.id);
    expect((screen.getByTestId('gift-stop') as HTMLButtonElement).disabled).toBe(true);
  },
);

test.each([
  ['real', someGift({ roundsLeft: 3, winMinor: '900', maximumWinMinor: '500' }), /5\.00/],
  ['bonus', someGift({ roundsLeft: 3, winMinor: '900', endsAs: 'bonus', wagerTimes: 30 }), /9\.00.*30/],
  ['nothing', someGift(), /No winnings/],
] as const)('a gift is left for good after it was said what it brings: %s', async (brings, gift, said) => {
  const { house, text, user, ...screen } = await sitDown(gift);
  const ended = { state: 'CANCELED', convertedMinor: gift.maximumWinMinor ?? gift.winMinor } as const;
  house.answers(stopGift, { ...gift, ...ended });
  await user.click(screen.getByTestId('gift-stop'));
  const asked = await screen.findByRole('dialog');
  expect(asked.querySelector(`[data-brings=${brings}]`)?.textContent).toMatch(said);
  expect(house.asked(stopGift)).toHaveLength(0);
  house.answers(listGifts, { gifts: [{ ...gift, ...ended }] });
  await user.click(screen.getByTestId('gift-stop-sure'));
  const end = await screen.findByTestId('gift-end');
  expect(end.dataset['became']).toBe(brings === 'nothing' ? 'unplayed' : brings);
  expect(end.textContent).toContain(text('gifts.end.stopped'));
  expect(screen.queryByTestId('gift-bar')).toBeNull();
  await user.click(screen.getByRole('button', { name: text('gifts.end.close') }));
  expect(screen.queryByTestId('gift-end')).toBeNull();
});

test('a gift that could not be left is told of as it was, and one that is kept stays', async () => {
  const { house, text, user, ...screen } = await sitDown(someGift());
  house.refuses(stopGift, { status: 503, key: 'unavailable' });
  await user.click(screen.getByTestId('gift-stop'));
  await user.click(await screen.findByTestId('gift-stop-sure'));
  await screen.findByText(text('gifts.stop.failed'));
  await user.click(screen.getAllByRole('button', { name: text('gifts.stop.keep') }).at(-1)!);
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByTestId('gift-bar');
});
