import { me, type ActiveBonus } from '@croupier/contract/people/players';
import { listRounds } from '@croupier/contract/play/rounds';
import {
  activateBonus,
  activateByCode,
  assignBonus,
  cancelBonus,
  checkBonus,
  listBonuses,
  readBonuses,
  updateSeen,
  type BonusOffer,
} from '@croupier/contract/rewards/bonuses';
import { listGifts, type Gift } from '@croupier/contract/rewards/gifts';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeAllModals, useOpenModals } from '../../../lib/modals.ts';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { someGift } from '../gifts/gift.fixture.ts';
import { activeBonus, NO_BONUSES, someBonus, someOffer } from './bonus.fixture.ts';
import type { Bonuses } from './bonus-lists.ts';
import { BonusShelf } from './bonus-shelf.tsx';

afterEach(closeAllModals);

const EMPTY = { title: 'Nothing yet', text: 'What is given stands here.' };
const MONEY: ActiveBonus = {
  ...{
    id: '3d0c3b0e-4a7e-4d3a-9a55-0c8f6c1f7a01',
    currency: 'UAH',
    order: 'REAL_FIRST',
    source: 'ALL',
    withdrawal: 'keeps',
  },
  ...{ wagerMinor: '90000', wagerLeftMinor: '60000' },
  ...{ maximumStakeMinor: null, maximumConversionMinor: null, expiresAt: null },
  ...{ contributions: {}, otherContribution: 100 },
};

interface Given {
  bonuses?: Partial<Bonuses>;
  gifts?: Gift[];
  money?: ActiveBonus | null;
  tab?: string;
  language?: (typeof LANGUAGES)[number];
}

/** The modals that are open, for a test to read. */
function Modals() {
  const open = useOpenModals().map(({ name, data }) => `${name} ${JSON.stringify(data)}`);
  return <output>{open.join()}</output>;
}

async function openShelf({ bonuses = {}, gifts = [], money = null, tab, language = 'en' }: Given = {}) {
  const house = fakeNetwork();
  const profile = somePlayer({
    balances: [{ currency: 'UAH', kind: 'bonus', amountMinor: '700', version: 1 }],
    activeBonus: money,
  });
  house.answers(me, { profile });
  house.answers(readBonuses, { ...NO_BONUSES, ...bonuses });
  house.answers(listBonuses, { bonuses: [], nextCursor: null });
  house.answers(listGifts, { gifts });
  house.answers(listRounds, { rounds: [], nextCursor: null });
  house.answers(updateSeen, { unseen: 0 });
  const path = `/${language}/bonuses${tab === undefined ? '' : `?tab=${tab}`}`;
  const screen = await renderScreen(
    <>
      <BonusShelf empty={EMPTY} />
      <Modals />
    </>,
    { profile, path, language },
  );
  const say = (key: string, values?: Record<string, string | number>) =>
    screen.text(`bonuses.${key}`, values);
  const open = async (name: string) => screen.user.click(await screen.findByRole('tab', { name }));
  return { ...screen, house, say, open };
}

test.each(LANGUAGES)('in %s each tab says where it is empty', async (language) => {
  const { say, open, ...screen } = await openShelf({ language });
  await screen.findByText(EMPTY.title);
  await open(say('tabs.available'));
  await screen.findByText(say('empty.availableTitle'));
  await open(say('tabs.archive'));
  await screen.findByText(say('empty.archiveTitle'));
});

test('opens the tab that the address names, one of the operator’s too', async () => {
  const tab = { code: 'weekend', name: 'Weekend', bonusCodes: ['evening'] };
  const other = someOffer({ id: 'other', code: 'other' });
  const screen = await openShelf({
    tab: 'weekend',
    bonuses: { customTabs: [tab], offers: [someOffer(), other] },
  });
  const chosen = await screen.findByRole('tab', { name: 'Weekend' });
  expect(chosen.getAttribute('aria-selected')).toBe('true');
  expect(screen.getAllByTestId('offer').map((card) => card.dataset['code'])).toEqual(['evening']);
});

test('says why bonuses could not be had, and asks again', async () => {
  const { house, say, ...screen } = await openShelf();
  screen.unmount();
  house.refuses(readBonuses, { status: 503, key: 'unavailable' });
  const again = await renderScreen(<BonusShelf empty={EMPTY} />, { profile: somePlayer() });
  await again.findByText(say('error.title'));
  house.answers(readBonuses, { ...NO_BONUSES, bonuses: [someBonus()] });
  await again.user.click(again.getByRole('button', { name: say('retry') }));
  await again.findByTestId('bonus');
});

test('tells once that a bonus was seen', async () => {
  const { house, ...screen } = await openShelf({ bonuses: { bonuses: [someBonus({ seen: false })] } });
  house.answers(readBonuses, { ...NO_BONUSES, bonuses: [someBonus()] });
  await screen.findByTestId('bonus');
  await expect.poll(() => house.asked(updateSeen)).toEqual([{ ids: [someBonus().id] }]);
  await expect.poll(() => house.asked(readBonuses).length).toBe(2);
  expect(house.asked(updateSeen)).toHaveLength(1);
});

test('money and gift spins that came without a bonus stand among the player’s own', async () => {
  const screen = await openShelf({ money: MONEY, gifts: [someGift({ endsAs: 'bonus', wagerTimes: 12 })] });
  expect((await screen.findByTestId('active-bonus')).textContent).toMatch(/7.00/);
  expect((await screen.findByTestId('gift')).textContent).toMatch(/12× wagering/);
  expect(screen.queryByText(EMPTY.title)).toBeNull();
});

test('an active bonus says how far its wagering is, in money and in spins of the usual stake', async () => {
  const { say, ...screen } = await openShelf({ money: MONEY, bonuses: { bonuses: [activeBonus()] } });
  const card = await screen.findByTestId('bonus');
  expect(screen.queryByTestId('active-bonus')).toBeNull();
  expect((within(card).getByRole('progressbar') as HTMLProgressElement).value).toBe(30);
  for (const part of [/₴80.00/, /₴300.00 of ₴1,000.00/, /₴700.00/, /About 350 spins at ₴2/])
    expect(card.textContent).toMatch(part);
  expect(within(card).getByTestId('bonus-terms').textContent).toContain(
    say('terms.wagering', { times: 10, total: '₴1,000' }),
  );
});

test('a bonus in the queue names the one that it waits for, and has no button to activate it', async () => {
  const active = activeBonus({ id: '0b0e7d3e-0000-4000-8000-000000000002', name: 'Morning bonus' });
  const waiting = someBonus({ needs: 'turn', disabledActivation: true, waitsBehind: active.id });
  const { say, ...screen } = await openShelf({ bonuses: { bonuses: [waiting, active] } });
  const needs = await screen.findByTestId('needs');
  expect(needs.textContent).toBe(say('needs.behind', { name: 'Morning bonus' }));
  const cards = screen.getAllByTestId('bonus');
  expect(cards.map((card) => card.textContent?.includes('Morning bonus'))).toEqual([true, true]);
  expect(screen.queryByRole('button', { name: new RegExp(say('acts.activate')) })).toBeNull();
});

test('a bonus that needs a deposit says the least, and opens the cash box with it', async () => {
  const bonus = someBonus({
    needs: 'deposit',
    unit: '%',
    value: '100',
    minDeposit: '20000',
    maxDeposit: '100000',
  });
  const { say, user, ...screen } = await openShelf({ bonuses: { bonuses: [bonus] } });
  const card = await screen.findByTestId('bonus');
  expect(card.textContent).toContain(say('gives.percentUpTo', { percent: '100%', amount: '₴1,000' }));
  expect(screen.getByTestId('needs').textContent).toBe(say('needs.depositOf', { min: '₴200' }));
  await user.click(within(card).getByRole('button', { name: new RegExp(say('acts.deposit')) }));
  expect(screen.container.querySelector('output')?.textContent).toContain(
    `deposit ${JSON.stringify({ bonus: bonus.id })}`,
  );
});

test('cancelling says first what it takes, and takes nothing until it is sure', async () => {
  const bonus = activeBonus();
  const { house, say, user, ...screen } = await openShelf({ bonuses: { bonuses: [bonus] } });
  house.answers(cancelBonus, someBonus({ state: 'CANCELED' }));
  await user.click(await screen.findByRole('button', { name: new RegExp(say('acts.cancel')) }));
  expect(screen.getByTestId('cancel-takes').textContent).toContain(
    say('cancel.takes', { amount: '₴80.00', done: '₴300.00', total: '₴1,000.00' }),
  );
  expect(house.asked(cancelBonus)).toEqual([]);
  await user.click(screen.getByTestId('cancel-bonus-sure'));
  await expect.poll(() => house.asked(cancelBonus).length).toBe(1);
  await expect.poll(() => screen.queryByTestId('cancel-takes')).toBeNull();
});

test('with an open round cancelling says to finish it, and offers nothing else', async () => {
  const openRound = '0b0e7d3e-0000-4000-8000-000000000009';
  const bonus = activeBonus({
    availableForCancel: false,
    cancelTakes: { forfeitedMinor: '1', wageredMinor: '1', openRound },
  });
  const { say, user, ...screen } = await openShelf({ bonuses: { bonuses: [bonus] } });
  await user.click(await screen.findByRole('button', { name: new RegExp(say('acts.cancel')) }));
  screen.getByText(say('cancel.roundOpen'));
  expect(screen.queryByTestId('cancel-bonus-sure')).toBeNull();
});

test('an offer becomes the player’s and active with one press', async () => {
  const { house, say, user, ...screen } = await openShelf({
    tab: 'available',
    bonuses: { offers: [someOffer()] },
  });
  house.answers(assignBonus, someBonus());
  house.answers(activateBonus, activeBonus());
  await screen.findByTestId('offer');
  house.answers(readBonuses, { ...NO_BONUSES, bonuses: [activeBonus()] });
  await user.click(screen.getByRole('button', { name: new RegExp(say('acts.activate')) }));
  await screen.findByTestId('wagering');
  expect(screen.getByRole('tab', { name: say('tabs.mine') }).getAttribute('aria-selected')).toBe('true');
});

test('an offer that waits for rounds says how many were played, and cannot be taken yet', async () => {
  const rule = {
    ...{ currentSpinCount: 3, spinCount: 20 },
    ...{ showIfCanSubscribeToPush: false, showIfCanInstallPwa: false },
  };
  const maybeBonuses = [{ bonus: someOffer(), rule }];
  const { say, ...screen } = await openShelf({ tab: 'available', bonuses: { maybeBonuses } });
  const card = await screen.findByTestId('maybe');
  expect(card.textContent).toContain(say('maybe.spins', { count: 20, current: 3 }));
  expect(within(card).queryByRole('button')).toBeNull();
});

test('an offer for notifications is not shown where the browser can receive none', async () => {
  const rule = {
    ...{ currentSpinCount: null, spinCount: null },
    ...{ showIfCanSubscribeToPush: true, showIfCanInstallPwa: false },
  };
  const bonuses = { maybeBonuses: [{ bonus: someOffer(), rule }], offers: [someOffer({ id: 'other' })] };
  const screen = await openShelf({ tab: 'available', bonuses });
  await screen.findByTestId('offer');
  expect(screen.queryByTestId('maybe')).toBeNull();
});

test('an offer that is over meanwhile says so', async () => {
  const { house, say, user, ...screen } = await openShelf({
    tab: 'available',
    bonuses: { offers: [someOffer()] },
  });
  house.refuses(assignBonus, { status: 409, key: 'offer_over', details: { why: 'full' } });
  await user.click(await screen.findByRole('button', { name: new RegExp(say('acts.activate')) }));
  await screen.findByText(say('failures.others'));
});

test.each(['not_found', 'offer_over'])(
  'tells a code that is unknown and one that is used up alike: %s',
  async (key) => {
    const { house, say, user, ...screen } = await openShelf({ tab: 'available' });
    house.refuses(checkBonus, { status: key === 'not_found' ? 404 : 409, key });
    await user.type(await screen.findByRole('textbox'), 'LANTERN26{enter}');
    await screen.findByText(say('code.wrong'));
  },
);

test('what cannot be a code is asked of nobody', async () => {
  const { house, say, user, ...screen } = await openShelf({ tab: 'available' });
  await user.type(await screen.findByRole('textbox'), 'весна{enter}');
  await screen.findByText(say('code.wrong'));
  expect(house.queries(checkBonus)).toEqual([]);
});

test('a code shows what it brings before it is activated', async () => {
  const { house, say, user, ...screen } = await openShelf({ tab: 'available' });
  house.answers(checkBonus, {
    offer: someOffer(),
    canTake: true,
    rule: null,
    why: null,
    bonusMinor: '10000',
  });
  house.answers(activateByCode, activeBonus());
  await user.type(await screen.findByRole('textbox'), ' Lantern26 {enter}');
  const found = await screen.findByTestId('code-brings');
  expect(found.textContent).toContain('₴100');
  expect(house.asked(activateByCode)).toEqual([]);
  await user.click(within(found).getByRole('button', { name: new RegExp(say('acts.activate')) }));
  await expect.poll(() => house.asked(activateByCode)).toEqual([{ code: 'lantern26', language: 'en' }]);
});

test('a series is a path with the step that it has come to', async () => {
  const series = { code: 'welcome', name: 'Welcome', steps: 3 };
  const first = someBonus({
    id: '0b0e7d3e-0000-4000-8000-000000000003',
    ...{ state: 'FINISHED', bonusSeries: { ...series, step: 1 } },
  });
  const second = someBonus({ bonusSeries: { ...series, step: 2 } });
  const nextStep = { code: 'welcome-3', name: 'Third', type: 'GIFT_SPINS', value: '20', unit: 'FS' } as const;
  const single = ({ bonuses: _, ...step }: typeof first) => step;
  const head = { ...second, isSeries: true, nextStep, bonuses: [single(first), single(second)] };
  const { say, ...screen } = await openShelf({ bonuses: { bonuses: [head] } });
  const path = await screen.findByTestId('series');
  const steps = within(path).getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(steps[0]!.textContent).toContain(say('states.FINISHED'));
  expect(steps[2]!.textContent).toContain(say('gives.spins', { count: 20 }));
});

test('the archive says what came of each', async () => {
  const { house, say, open, ...screen } = await openShelf();
  const ended = { endedDate: '2026-12-02T12:00:00.000Z' };
  const ids = ['1', '2', '3', '4'].map((n) => `0b0e7d3e-0000-4000-8000-00000000001${n}`);
  house.answers(listBonuses, {
    bonuses: [
      someBonus({ ...ended, id: ids[0]!, state: 'FINISHED', convertedMinor: '12000' }),
      someBonus({ ...ended, id: ids[1]!, state: 'EXPIRED', forfeitedMinor: '700', totalWager: '5' }),
      someBonus({ ...ended, id: ids[2]!, state: 'CANCELED' }),
      someBonus({ ...ended, id: ids[3]!, state: 'ACTIVATED_OTHER_PEOPLE' }),
    ],
    nextCursor: null,
  });
  await open(say('tabs.archive'));
  const rows = (await screen.findAllByTestId('archived')).map((row) => row.textContent);
  expect(rows[0]).toContain(say('archive.converted', { amount: '₴120.00' }));
  expect(rows[1]).toContain(say('archive.removed', { amount: '₴7.00' }));
  expect(rows[2]).toContain(say('archive.untouched'));
  expect(rows[3]).toContain(say('archive.others'));
});

test('says nothing of the cost where it is not known, and all of it where it is', async () => {
  const honest: NonNullable<BonusOffer['honest']> = {
    ...{ wagerMinor: '100000', expectedCostMinor: '4000', chanceToFinishMicro: 712_000 },
    ...{ expectedLeftMinor: '6000', method: 'simulated', rounds: 200_000, marginMicro: 3_100 },
  };
  const other = someOffer({ id: 'other', code: 'other', honest });
  const { say, ...screen } = await openShelf({ tab: 'available', bonuses: { offers: [someOffer(), other] } });
  const told = await screen.findByTestId('honest');
  expect(screen.getAllByTestId('honest')).toHaveLength(1);
  for (const part of ['₴1,000.00', '₴40.00', '₴60.00', '71.2%', '200,000'])
    expect(told.textContent).toContain(part);
  expect(
    within(told)
      .getByRole('link', { name: say('honest.method') })
      .getAttribute('href'),
  ).toBe('/en/fairness');
});

test('tells of spins what they bring, since they cost nothing', async () => {
  const honest: NonNullable<BonusOffer['honest']> = {
    ...{ wagerMinor: '0', expectedCostMinor: '0', chanceToFinishMicro: 962_000, expectedLeftMinor: '1900' },
    ...{ method: 'exact', rounds: null, marginMicro: null },
  };
  const offers = [someOffer({ unit: 'FS', honest })];
  const { say, ...screen } = await openShelf({ tab: 'available', bonuses: { offers } });
  const told = await screen.findByTestId('honest');
  expect(within(told).getAllByRole('term')).toHaveLength(2);
  for (const part of [say('honest.spins.won'), '₴19.00', say('honest.spins.chance'), '96.2%'])
    expect(told.textContent).toContain(part);
  expect(told.textContent).not.toContain(say('honest.cost'));
});
