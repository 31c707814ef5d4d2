import { paymentHistory } from '@croupier/contract/money/payment-history';
import { cancelPayOut, payOutOptions } from '@croupier/contract/money/pay-outs';
import { me } from '@croupier/contract/people/players';
import { PAY_OUT_STATES, REJECT_REASONS } from '@croupier/domain/money/pay-outs';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { announce } from '../../../lib/live/live.ts';
import { hearTold, type Told } from '../../../lib/tell.ts';
import { fakeNetwork, type FakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { PayOuts } from './pay-outs.tsx';
import { someOptions, somePayOut } from './pay-outs.fixture.ts';

type Options = Parameters<typeof someOptions>[0];

/** A house where nothing has been paid out yet. */
function houseOf(options: Options = {}): FakeNetwork {
  const house = fakeNetwork();
  house.answers(payOutOptions, someOptions(options));
  house.answers(paymentHistory, { payments: [], nextCursor: null });
  house.answers(me, { profile: somePlayer() });
  return house;
}

const open = (more: Parameters<typeof renderScreen>[1] = {}) => {
  const profile = somePlayer();
  return renderScreen(<PayOuts profile={profile} />, { profile, ...more });
};

test.each(LANGUAGES)('in %s all that is missing is said, each with the way to it', async (language) => {
  houseOf({ needs: ['level', 'name', 'tax_number', 'method'], verify: { level: 0, needed: 1 }, methods: [] });
  const { text, ...screen } = await open({ language });
  const way = async (need: string) =>
    (await screen.findByRole('link', { name: text(`pay-outs.needs.${need}.way`) })).getAttribute('href');
  expect(await way('level')).toBe(`/${language}/documents`);
  expect(await way('tax_number')).toBe(`/${language}/profile`);
  expect(await way('method')).toBe(`/${language}/profile/pay-outs#methods`);
  screen.getByText(text('pay-outs.needs.level.text', { proof: 'identity' }));
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a press on the way to the name or the tax number is told', async () => {
  houseOf({ needs: ['name', 'tax_number'] });
  const { text, user, ...screen } = await open();
  const told: Told['name'][] = [];
  hearTold(({ name }) => told.push(name));
  await screen.findByTestId('needs');
  for (const need of ['name', 'tax_number'])
    await user.click(
      screen
        .getByText(text(`pay-outs.needs.${need}.name`))
        .closest('li')!
        .querySelector('a')!,
    );
  expect(told).toEqual(['click_card_owner', 'click_tax_number']);
});

test('where there is too little, it is said why, and nobody is asked for an amount', async () => {
  houseOf({ availableMinor: '19999' });
  const { text, ...screen } = await open();
  await screen.findByText(text('pay-outs.nothing.balance.title'));
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('who has asked for all that a day takes is told when to come back', async () => {
  houseOf({ dayLeftMinor: '0' });
  const { text, ...screen } = await open();
  await screen.findByText(text('pay-outs.nothing.day.title'));
});

test('an address that nobody answered at comes before the form', async () => {
  houseOf();
  const profile = somePlayer({ answered: false });
  const screen = await renderScreen(<PayOuts profile={profile} />, { profile });
  await screen.findByTestId('unanswered');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a page that did not load says that the money is safe, and is asked for again', async () => {
  const house = houseOf();
  house.refuses(payOutOptions, { status: 503, key: 'unavailable' });
  const { text, user, ...screen } = await open();
  await screen.findByText(text('pay-outs.loadError.text'));
  house.answers(payOutOptions, someOptions());
  const [again] = screen.getAllByRole('button', { name: text('pay-outs.retry') });
  await user.click(again!);
  await screen.findByText(text('pay-outs.form.title'));
});

test.each(LANGUAGES)(
  'in %s every state has its sentence, and no end keeps the money back',
  async (language) => {
    const house = houseOf();
    const ends = ['PAID', 'REJECTED', 'CANCELED', 'FAILED'] as const;
    const rows = [
      ...ends.map((state) => ({ state, rejected: null })),
      ...REJECT_REASONS.map((rejected) => ({ state: 'REJECTED' as const, rejected })),
    ];
    house.answers(paymentHistory, {
      payments: rows.map((row, n) => ({
        kind: 'out' as const,
        ...somePayOut({
          ...{ ...row, id: `${n}f1de0a2-5df5-4c6f-9e4a-4d3c2b1a0f9e`, mayCancel: false },
          ...{ nextStep: 'none', expectedAt: null },
        }),
      })),
      nextCursor: null,
    });
    const { text, ...screen } = await open({ language });
    await screen.findByText(text('pay-outs.states.PAID'));
    const back = text('pay-outs.back', { amount: '|' }).split('|')[0]!.trim();
    const said = screen.container.textContent;
    expect(said.split(back)).toHaveLength(rows.length);
    for (const rejected of REJECT_REASONS) expect(said).toContain(text(`pay-outs.rejected.${rejected}`));
    for (const state of PAY_OUT_STATES) expect(text(`pay-outs.states.${state}`)).not.toContain('pay-outs.');
  },
);

test('what is under way is taken back by one press, and where it is late that is said', async () => {
  const house = houseOf({ open: [somePayOut()] });
  house.refuses(cancelPayOut, { status: 409, key: 'too_late' });
  const { text, user, ...screen } = await open();
  const cancel = await screen.findByRole('button', { name: text('pay-outs.cancel.name') });
  await user.click(cancel);
  await screen.findByText(text('pay-outs.cancel.late'));
  house.answers(cancelPayOut, somePayOut({ state: 'CANCELED', nextStep: 'none', expectedAt: null }));
  house.answers(payOutOptions, someOptions());
  await user.click(cancel);
  await expect.poll(() => screen.queryByTestId('open-pay-outs')).toBeNull();
});

test('news of a pay-out is on the screen without a press', async () => {
  const house = houseOf({ open: [somePayOut()] });
  const { text, ...screen } = await open();
  await screen.findByText(text('pay-outs.states.PENDING'));
  const sent = somePayOut({ state: 'SENT', nextStep: 'arrives', mayCancel: false });
  house.answers(payOutOptions, someOptions({ open: [sent] }));
  act(() => announce({ name: 'payOut', data: { id: sent.id, state: 'SENT' } }));
  await screen.findByText(text('pay-outs.states.SENT'));
  expect(screen.queryByRole('button', { name: text('pay-outs.cancel.name') })).toBeNull();
});
