import { me, type ActiveBonus } from '@croupier/contract/people/players';
import { listGifts, type Gift } from '@croupier/contract/rewards/gifts';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { someGift } from '../gifts/gift.fixture.ts';
import { Mine } from './mine.tsx';

const EMPTY = { title: 'Nothing yet', text: 'What is given stands here.' };
const BONUS: ActiveBonus = {
  ...{ id: '3d0c3b0e-4a7e-4d3a-9a55-0c8f6c1f7a01', currency: 'UAH', order: 'REAL_FIRST' },
  ...{ wagerMinor: '90000', wagerLeftMinor: '60000' },
  ...{ maximumStakeMinor: null, maximumConversionMinor: null, expiresAt: null },
  contributions: {},
  otherContribution: 100,
};
const playerWith = (activeBonus: ActiveBonus | null) =>
  somePlayer({
    balances: [{ currency: 'UAH', kind: 'bonus', amountMinor: '700', version: 1 }],
    activeBonus,
  });

async function mine(gifts: Gift[], activeBonus: ActiveBonus | null = null) {
  const house = fakeNetwork();
  const profile = playerWith(activeBonus);
  house.answers(me, { profile });
  house.answers(listGifts, { gifts });
  return renderScreen(<Mine empty={EMPTY} />, { profile });
}

test('who was given nothing reads where it would stand', async () => {
  const screen = await mine([]);
  await screen.findByText(EMPTY.title);
  expect(screen.queryByTestId('active-bonus')).toBeNull();
});

test('gifts that are over leave the room empty, and stand below', async () => {
  const screen = await mine([someGift({ state: 'EXPIRED', endedAt: '2026-06-02T00:00:00.000Z' })]);
  await screen.findByText(EMPTY.title);
  expect(screen.getByTestId('earlier-gift').textContent).toContain(
    screen.text('bonuses.mine.states.EXPIRED'),
  );
  expect(screen.queryByTestId('gift')).toBeNull();
});

test('an active bonus stands there with its money and its wagering, and nothing is called empty', async () => {
  const screen = await mine([], BONUS);
  expect((await screen.findByTestId('active-bonus')).textContent).toMatch(/7.00/);
  expect((screen.getByRole('progressbar') as HTMLProgressElement).value).toBeCloseTo(33.3);
  expect(screen.queryByText(EMPTY.title)).toBeNull();
});

test('gift spins say what their wins become, how much at most and until when', async () => {
  const screen = await mine([
    someGift({
      ...{ endsAs: 'bonus', wagerTimes: 12, maximumWinMinor: '250000', winMinor: '4200' },
      expiresAt: '2026-12-24T10:00:00.000Z',
    }),
  ]);
  const said = (await screen.findByTestId('gift')).textContent;
  for (const part of [/42.00/, /12 times/, /2,500.00/, /2026/]) expect(said).toMatch(part);
});

test('where the gifts cannot be had, that is said, and the bonus stands there still', async () => {
  const house = fakeNetwork();
  const profile = playerWith(BONUS);
  house.answers(me, { profile });
  house.refuses(listGifts, { status: 503, key: 'unavailable' });
  const screen = await renderScreen(<Mine empty={EMPTY} />, { profile });
  await screen.findByText(screen.text('bonuses.mine.errorTitle'));
  screen.getByTestId('active-bonus');
  expect(screen.queryByText(EMPTY.title)).toBeNull();
  house.answers(listGifts, { gifts: [someGift()] });
  await screen.user.click(screen.getByRole('button', { name: screen.text('bonuses.mine.retry') }));
  await screen.findByTestId('gift');
});
