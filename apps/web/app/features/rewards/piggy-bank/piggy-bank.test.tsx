import { me } from '@croupier/contract/people/players';
import {
  breakPiggyBank,
  createPiggyBank,
  readPiggyBank,
  type PiggyBank,
  type PiggyConfig,
} from '@croupier/contract/rewards/piggy-bank';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { piggyQuery } from './piggy-queries.ts';
import { PiggyRoom } from './piggy-room.tsx';

const ID = '0b7e8a4e-52c8-4f9c-9d2c-3a1f6a3a2f10';
const CONFIG: PiggyConfig = {
  ...{ code: 'brass-pig', name: 'The brass piggy bank', lead: '', terms: ['<p>Nothing is wagered.</p>'] },
  ...{ shareMicro: 2_000, minimumMinor: '10000', maximumMinor: '500000', currency: 'UAH', coolDownDays: 7 },
  ...{ endsAs: 'real', games: 'all', rule: null, version: 1 },
};
const NONE: PiggyBank = {
  ...{ state: 'NONE', id: null, amountMinor: '0', currency: 'UAH', createdDate: null, brokenDate: null },
  ...{ breakable: false, nextAt: null, history: [] },
};
const ACTIVE: PiggyBank = {
  ...{ ...NONE, state: 'ACTIVE', id: ID, amountMinor: '4200', createdDate: '2026-11-01T10:00:00.000Z' },
};
const FULL: PiggyBank = { ...ACTIVE, amountMinor: '12300', breakable: true };
const BROKEN: PiggyBank = {
  ...{ ...FULL, state: 'BROKEN', breakable: false, brokenDate: '2026-12-01T10:00:00.000Z' },
  nextAt: '2026-12-08T10:00:00.000Z',
  history: [{ id: ID, amountMinor: '12300', currency: 'UAH', brokenDate: '2026-12-01T10:00:00.000Z' }],
};

function Room({ config = CONFIG }: { config?: PiggyConfig }) {
  const { data } = useQuery(piggyQuery);
  return data ? <PiggyRoom piggy={data} config={config} /> : null;
}

async function open(piggy: PiggyBank, options: { language?: 'en'; config?: PiggyConfig } = {}) {
  const house = fakeNetwork();
  house.answers(me, { profile: somePlayer() });
  house.answers(readPiggyBank, piggy);
  const { config = CONFIG, language = 'en' } = options;
  const screen = await renderScreen(<Room config={config} />, { profile: somePlayer(), language });
  const say = (key: string, values?: Record<string, string | number>) =>
    screen.text(`piggy-bank.${key}`, values);
  await screen.findByTestId('piggy-bank');
  return { ...screen, house, say };
}

test.each(LANGUAGES)('in %s says what is inside, how far the minimum is, and who pays', async (language) => {
  const { say, ...screen } = await open(ACTIVE, { language: language as 'en' });
  expect(screen.getByTestId('piggy-said').textContent).toMatch(/42[.,]00.*100[.,]00.*58[.,]00/s);
  const button = screen.getByRole('button', { name: say('break') }) as HTMLButtonElement;
  expect(button.disabled).toBe(true);
  expect(screen.container.textContent).toMatch(/0[.,]2/);
});

test('starts one, and says why not where a rule is in the way or the next one waits', async () => {
  const { house, say, ...screen } = await open(NONE);
  house.answers(createPiggyBank, ACTIVE);
  await screen.user.click(screen.getByRole('button', { name: say('create') }));
  await screen.findByText(say('amount', { amount: '₴42.00' }));
  screen.unmount();

  const rule = { rule: 'break', until: null, level: null, verification: null, region: null } as const;
  const held = await open(BROKEN, { config: { ...CONFIG, rule } });
  expect((held.getByRole('button', { name: say('create') }) as HTMLButtonElement).disabled).toBe(true);
  held.getByText(held.text('rewards.rule.break'));
  held.getByText(/8 Dec/);
});

test('asks once more before it is broken, and shows what it gave where the keyboard is', async () => {
  const { house, say, ...screen } = await open(FULL);
  const smash = () => screen.user.click(screen.getByRole('button', { name: say('break') }));
  await smash();
  await screen.user.click(screen.getByRole('button', { name: say('keep') }));
  expect(house.asked(breakPiggyBank)).toEqual([]);
  house.answers(breakPiggyBank, BROKEN);
  await smash();
  await screen.user.click(screen.getByRole('button', { name: say('breakNow') }));
  await screen.findByText(say('broken', { amount: '₴123.00' }));
  expect(house.asked(breakPiggyBank)).toEqual([{ id: ID }]);
  expect(document.activeElement).toBe(screen.getByTestId('piggy-said'));
  screen.getByText(say('history'));
});

test('says that nothing is lost when the answer does not come', async () => {
  const { say, ...screen } = await open(FULL);
  await screen.user.click(screen.getByRole('button', { name: say('break') }));
  await screen.user.click(screen.getByRole('button', { name: say('breakNow') }));
  await screen.findByText(say('failures.network'));
});
