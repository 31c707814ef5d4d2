import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FORM_TEXTS } from './form-texts.ts';
import { markOf } from './card-marks.ts';
import { merchant, typesOf } from './merchant.fixture.ts';
import { grouped, PAYMENT_CARDS, type PaymentCardName } from './test-cards.ts';

const typed = (number: string) => ({ number: grouped(number), expiry: '12/34', code: '737' });

/** An open payment of a customer, and what its forms send. */
async function shopper(env: Record<string, string> = {}) {
  const shop = await merchant(env);
  const { paymentId } = (await shop.open({ customer: 'c-1' })).json();
  const path = `/pay/${paymentId}`;
  return {
    ...{ ...shop, path },
    pay: (number: string) => shop.submit(`${path}/card?lang=en`, typed(number)),
    confirm: (fields: Record<string, string>) => shop.submit(`${path}/confirm?lang=en`, fields),
    report: async () => (await shop.ask('GET', '/api/payments/r-1')).json().report,
  };
}

test.each<[PaymentCardName, string[]]>([
  ['paid', ['pay-in.paid']],
  ['half', ['pay-in.paid']],
  ['late', ['pay-in.pending', 'pay-in.paid']],
])('pays by the card "%s", sends the player back and says which card it was', async (name, types) => {
  const { pay, heard, request, report } = await shopper();
  const { number } = PAYMENT_CARDS[name];
  expect((await pay(number)).headers.location).toBe(request.returnUrl);
  await expect.poll(() => typesOf(heard).sort()).toEqual([...types].sort());
  const lastDigits = number.slice(-4);
  expect(await report()).toMatchObject({
    amountMinor: name === 'half' ? '6173' : '12345',
    source: { mark: markOf('c-1', lastDigits), lastDigits },
  });
});

test.each<[PaymentCardName, string[]]>([
  ['declined', ['pay-in.failed']],
  ['too-little', ['pay-in.failed']],
  ['expired', ['pay-in.failed']],
  ['fail-first', ['pay-in.failed', 'pay-in.paid']],
])('says why the card "%s" fails, with the way back', async (name, types) => {
  // Late enough to look at the page first.
  const { pay, heard, path, page, request } = await shopper({ SANDBOX_PENDING_MS: '300' });
  const { number, failure = 'declined' } = PAYMENT_CARDS[name] as { number: string; failure?: 'declined' };
  expect((await pay(number)).headers.location).toBe(`${path}?lang=en`);
  const { body } = await page(`${path}?lang=en`);
  expect(body).toContain(FORM_TEXTS.en.failures[failure]);
  expect(body).toContain(request.returnUrl);
  await expect.poll(() => typesOf(heard)).toEqual(types);
});

test('asks for a code of six digits, and pays once the bank has it', async () => {
  const { pay, path, page, confirm, report, request, heard } = await shopper();
  const { number } = PAYMENT_CARDS.confirmed;
  expect((await pay(number)).headers.location).toBe(`${path}/confirm?lang=en`);
  const { body } = await page(`${path}/confirm?lang=en`);
  expect(body).toContain('•••• 3220');
  expect(body).not.toContain('<script');
  expect(await report()).toBeNull();
  const wrong = await confirm({ answer: 'confirm', code: '12345' });
  expect([wrong.statusCode, wrong.body.includes(FORM_TEXTS.en.confirmWrong)]).toEqual([422, true]);
  expect(await report()).toBeNull();
  const right = await confirm({ answer: 'confirm', code: '123456' });
  expect(right.headers.location).toBe(request.returnUrl);
  expect(await report()).toMatchObject({ type: 'pay-in.paid', source: { lastDigits: '3220' } });
  await confirm({ answer: 'refuse' });
  expect((await page(`${path}/confirm`)).body).not.toContain('name="answer"');
  await expect.poll(() => typesOf(heard)).toEqual(['pay-in.paid']);
});

test.each([
  ['not-confirmed', { answer: 'confirm', code: '123456' }],
  ['confirmed', { answer: 'refuse' }],
] as const)('fails by the card "%s" when the player sends %j', async (name, answer) => {
  const { pay, confirm, path, page, report } = await shopper();
  await pay(PAYMENT_CARDS[name].number);
  expect((await confirm(answer)).headers.location).toBe(`${path}?lang=en`);
  expect((await page(`${path}?lang=en`)).body).toContain(FORM_TEXTS.en.failures['not-confirmed']);
  expect((await report()).type).toBe('pay-in.failed');
});

test('confirms nothing when no card waits for it, and forgets a card once an outcome is chosen', async () => {
  const { pay, confirm, report, decide, path } = await shopper();
  await confirm({ answer: 'confirm', code: '123456' });
  expect(await report()).toBeNull();
  await pay(PAYMENT_CARDS.confirmed.number);
  await decide(path.replace('/pay/', ''), 'approve');
  expect((await report()).source.lastDigits).toBe('4242');
});

test.each([
  ['bank-pays', 'pay-in.paid'],
  ['bank-slow', 'pay-in.pending'],
  ['bank-refuses', 'pay-in.failed'],
  ['wallet-full', 'pay-in.paid'],
  ['wallet-empty', 'pay-in.failed'],
])('ends a payment from %s as %s, from no card', async (account, type) => {
  const { submit, path, report } = await shopper({ SANDBOX_PENDING_MS: '60000' });
  await submit(`${path}/account?lang=en`, { account });
  expect(await report()).toMatchObject({ type });
  expect(await report()).not.toHaveProperty('source');
});

test('takes no account that there is none of, and pays for nobody', async () => {
  const { submit, path, report } = await shopper();
  expect((await submit(`${path}/account`, { account: 'constructor' })).statusCode).toBe(400);
  for (const rest of ['card', 'account', 'confirm'])
    expect((await submit(`/pay/unknown/${rest}`, {})).statusCode).toBe(404);
  expect(await report()).toBeNull();
});

test.each(['ua', 'ru', 'en', 'kk'] as const)(
  'names in %s what is wrong at its field, and keeps the payment open',
  async (lang) => {
    const { submit, path, report } = await shopper();
    const { statusCode, body } = await submit(`${path}/card?lang=${lang}`, typed('4242424242424241'));
    expect(statusCode).toBe(422);
    expect(body).toContain(FORM_TEXTS[lang].errors['number-check']);
    expect(body).toMatch(
      /name="number"[^>]*aria-describedby="number-error number-hint" aria-invalid="true" autofocus/,
    );
    expect(body).not.toMatch(/name="code" value="7/);
    expect(await report()).toBeNull();
  },
);

test('shows card, bank and wallet, and fills the form in with a test card', async () => {
  const { page, path } = await shopper();
  const texts = FORM_TEXTS.en;
  for (const method of ['card', 'bank', 'wallet'] as const)
    expect((await page(`${path}?lang=en&method=${method}`)).body).toContain(
      `aria-current="true">${texts.methods[method]}</a>`,
    );
  expect((await page(`${path}?lang=en&card=half`)).body).toContain('value="4000 0000 0000 5019"');
});

test('leads to the form of the method that the merchant has named, and takes no other word for one', async () => {
  const { open, page } = await merchant();
  const { redirectUrl } = (await open({ method: 'bank' })).json();
  const { pathname, search } = new URL(redirectUrl);
  expect((await page(pathname + search)).body).toContain('value="bank-pays"');
  expect((await open({ merchantReference: 'r-2', method: 'cheque' })).statusCode).toBe(400);
});

test('stores, logs and tells no number that was typed but for its last four digits', async () => {
  const file = join(tmpdir(), `sandbox-${randomUUID()}.json`);
  onTestFinished(() => rm(file, { force: true }));
  const { pay, confirm, heard, logged, open, submit, restart } = await shopper({ SANDBOX_STORE: file });
  // A number that could be somebody's, one with a slip, and a test card.
  const numbers = ['5555555555554444', '4000000000003221', PAYMENT_CARDS.confirmed.number];
  const bodies = [];
  for (const number of numbers) bodies.push((await pay(number)).body);
  await confirm({ answer: 'confirm', code: '918273' });
  const second = (await open({ merchantReference: 'r-2', customer: 'c-1' })).json();
  await submit(`/pay/${second.paymentId}/card`, typed(PAYMENT_CARDS.paid.number));
  await expect.poll(() => logged.length).toBe(2);
  await restart();
  const written = readFileSync(file, 'utf8');
  expect(written).toContain('"paidWith":{"method":"card","lastDigits":"3220"}');
  const everywhere = [written, ...logged, ...heard.map(({ body }) => body)].join('\n');
  for (const number of [...numbers, PAYMENT_CARDS.paid.number])
    for (const text of [number, grouped(number), number.slice(0, 6), '918273', '737"'])
      expect(everywhere).not.toContain(text);
  expect(bodies.join('\n')).not.toMatch(/5555 ?5555|3221/);
});

test('the README has every test card', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  for (const { number } of Object.values(PAYMENT_CARDS)) expect(readme).toContain(`\`${grouped(number)}\``);
});
