import { showEarning, type Earning } from '@croupier/contract/rewards/earning';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { EarningCard } from './earning-card.tsx';

const EARNING: Earning = {
  ...{ code: 'for-stakes', name: 'Points for playing', lead: 'A thank you.', terms: ['<p>One line.</p>'] },
  ...{ points: 1, expireDays: 365 },
  progress: {
    ...{ counts: 'stakes', current: '2500', target: '10000', unit: 'minor', games: 'all', money: ['real'] },
    ...{ minimumStakeMinor: null, currency: 'UAH' },
  },
  averageCost: { leastMinor: '359', mostMinor: '454', currency: 'UAH' },
};
const ROUNDS: Earning = {
  ...EARNING,
  ...{ points: 3, expireDays: null, averageCost: null },
  progress: {
    ...{ counts: 'rounds', current: '7', target: '20', unit: 'rounds', money: ['real', 'bonus'] },
    ...{ games: ['sunny-orchard'], minimumStakeMinor: '200', currency: 'UAH' },
  },
};

async function cardOf(earning: Earning | null, language: (typeof LANGUAGES)[number] = 'en') {
  const network = fakeNetwork();
  network.answers(showEarning, { earning });
  const screen = await renderScreen(<EarningCard />, { language, profile: somePlayer() });
  return { network, screen };
}

test.each(LANGUAGES)(
  'in %s it says what is given for what, how far it is and what it costs',
  async (language) => {
    const { network, screen } = await cardOf(EARNING, language);
    const card = await screen.findByTestId('earning');
    const bar = screen.getByRole('progressbar') as HTMLProgressElement;
    expect(bar.value).toBe(25);
    expect(bar.getAttribute('aria-label')).toContain(screen.text('earning.next'));
    expect(bar.getAttribute('aria-label')).toMatch(/25/);
    expect(card.textContent).toMatch(/3[.,]59/);
    expect(card.textContent).toMatch(/4[.,]54/);
    expect(card.textContent).toContain(screen.text('earning.expire', { count: 365 }));
    expect(card.textContent).toContain('One line.');
    expect(network.queries(showEarning).map((query) => query.get('language'))).toEqual([language]);
  },
);

test('tells rounds as rounds, with the games and the least stake that count', async () => {
  const { screen } = await cardOf(ROUNDS);
  const said = (await screen.findByTestId('earning')).textContent;
  expect(said).toContain('3 points for every 20 rounds');
  expect(said).toContain('7 of 20 rounds');
  expect(said).toContain('Real-money and bonus-money stakes count.');
  expect(said).toContain('Sunny Orchard');
  expect(said).toMatch(/with a stake of ₴2.00 or more/);
  expect(said).not.toContain('on average');
});

test('is not there where nothing is earned', async () => {
  const { network, screen } = await cardOf(null);
  await expect.poll(() => network.queries(showEarning)).toHaveLength(1);
  expect(screen.queryByTestId('earning')).toBeNull();
});
