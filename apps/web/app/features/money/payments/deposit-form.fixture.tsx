import type { OutputOf } from '@croupier/contract/kit';
import { payInOptions, type PayInOffer } from '@croupier/contract/money/payments';
import type { Bonus } from '@croupier/contract/rewards/bonuses';
import type { FakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import DepositModal from './deposit-modal.tsx';

export const someOffer = (change: Partial<PayInOffer> = {}): PayInOffer => ({
  ...{ method: 'card', minimumMinor: '10000', maximumMinor: '5000000' },
  ...{ fee: { fixedMinor: '0', shareMicro: 0 }, minutes: { least: 0, most: 1 } },
  ...change,
});

export const OPTIONS: OutputOf<typeof payInOptions> = {
  ...{ currency: 'UAH', minimumMinor: '10000', maximumMinor: '5000000' },
  quickAmountsMinor: ['20000', '50000'],
  isTestMoney: true,
  methods: [someOffer()],
  payIn: null,
  bonuses: [],
  debts: [],
};

/** The cash box of a player, with its form. */
export async function openForm(
  house: FakeNetwork,
  bonuses: Bonus[] = [],
  wanted?: string,
  onClose = () => undefined,
  methods = OPTIONS.methods,
) {
  house.answers(payInOptions, { ...OPTIONS, bonuses, methods });
  const data = wanted === undefined ? undefined : { bonus: wanted };
  const screen = await renderScreen(<DepositModal data={data} onClose={onClose} />, {
    profile: somePlayer(),
  });
  const amount = await screen.findByRole('textbox');
  const type = async (text: string) => {
    await screen.user.clear(amount);
    await screen.user.type(amount, text);
  };
  const submit = () => screen.user.click(screen.container.ownerDocument.querySelector('[type=submit]')!);
  return { ...screen, amount, type, submit };
}
