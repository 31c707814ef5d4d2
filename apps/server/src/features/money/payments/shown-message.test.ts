import { expect, test } from 'vitest';
import { webhookOf } from './hyperswitch/hyperswitch.fixture.ts';
import { callbackOf } from './liqpay/liqpay.fixture.ts';
import { shownMessage } from './shown-message.ts';

const PERSONAL = { sender_first_name: 'Olena', sender_phone: '380671234567', ip: '192.0.2.7' };
const OF_A_CARD = { client_secret: 'pay_secret', email: 'olena@mail.example', customer: { name: 'Olena' } };

test('shows a callback of LiqPay as what it says, without who paid', () => {
  const shown = shownMessage('liqpay', callbackOf({ status: 'subscribed', ...PERSONAL }));
  expect(JSON.parse(shown)).toMatchObject({ status: 'subscribed', amount: '100.5', currency: 'UAH' });
  expect(shown).not.toMatch(/Olena|38067|192\.0|4242/);
});

test('shows a webhook of Hyperswitch as what it says, without who paid and its secrets', () => {
  const shown = shownMessage('hyperswitch', webhookOf('payment_details', { currency: 'USD', ...OF_A_CARD }));
  expect(JSON.parse(shown)).toMatchObject({ event_id: 'evt_0123456789', amount: '10050', currency: 'USD' });
  expect(shown).not.toMatch(/Olena|olena|secret|4242/);
  const dispute = shownMessage(
    'hyperswitch',
    webhookOf('dispute_details', { dispute_status: 'dispute_won' }),
  );
  expect(JSON.parse(dispute)).toMatchObject({ dispute_id: 'dp_0123456789', dispute_status: 'dispute_won' });
});

test('shows what is of no form we know as it came, and no more than fits', () => {
  for (const provider of ['liqpay', 'hyperswitch', 'sandbox', 'constructor']) {
    expect(shownMessage(provider, Buffer.from('{"a":1}'))).toBe('{"a":1}');
    expect(shownMessage(provider, Buffer.from('null'))).toBe('null');
    expect(shownMessage(provider, Buffer.from([0xff, 0x00]))).toHaveLength(2);
    expect(shownMessage(provider, Buffer.alloc(60_000, 'x'))).toHaveLength(4_000);
  }
});
