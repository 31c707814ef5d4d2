import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PAY_OUT_STATES } from '@croupier/domain/money/pay-outs';
import { PAY_IN_STATES } from '@croupier/domain/money/payments';
import { LANGUAGES, type Language } from '@croupier/domain/site/regions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { writePayments } from './payment-history.fixture.ts';
import { textOfPdf } from './pdf-text.fixture.ts';
import { PAY_IN_WORDS, PAY_OUT_WORDS, RECEIPT_WORDS } from './receipt-words.ts';

let app: TestApp;
let player: TestPlayer;
let payIn: string;
let payOut: string;
beforeAll(async () => {
  app = await startTestApp();
  player = await app.createPlayer({ region: 'KZ', language: 'kk' });
  [payIn, payOut] = (await writePayments(app.owner, player.id, { count: 1 })) as [string, string];
  await app.owner.query(
    `UPDATE pay_in SET currency = 'KZT', source_mask = '•••• 1234', state = 'PAID', amount_minor = 123456, asked_minor = 200000, back_minor = 100,
  created_at = '2026-01-02T10:00:00Z', updated_at = '2026-01-02T10:05:00Z' WHERE id = $1`,
    [payIn],
  );
});
afterAll(() => app.close());

const fetchReceipt = (id: string, { query = '', cookie = player.cookie } = {}) =>
  fetch(`${app.url}/api/payments/receipt/${id}${query}`, { headers: { cookie } });
const bytesOf = async (id: string, language?: Language) => {
  const answer = await fetchReceipt(id, { query: language ? `?language=${language}` : '' });
  return Buffer.from(await answer.arrayBuffer());
};
const textOf = async (id: string, language?: Language) => textOfPdf(await bytesOf(id, language));

test('tells a deposit in the player’s language, by the clocks of their region', async () => {
  expect((await textOf(payIn)).split('\n')).toEqual([
    'Rino',
    'Төлем түбіртегі',
    ...['Операция', 'Балансты толықтыру'],
    ...['Күйі', 'Төленді'],
    ...['Сома', '1\u00a0234,56\u00a0₸'],
    ...['Сұралған сома', '2\u00a0000,00\u00a0₸'],
    ...['Төлеушіге қайтарылғаны', '1,00\u00a0₸'],
    ...['Біздің комиссия', '0,00\u00a0₸'],
    ...['Тәсілі', 'Карта •••• 1234'],
    ...['Басталған уақыты', '2026 ж. 2 қаң., 15:00 (Asia/Almaty, GMT+05:00)'],
    ...['Күйінің уақыты', '2026 ж. 2 қаң., 15:05 (Asia/Almaty, GMT+05:00)'],
    ...['Біздегі нөмірі', payIn],
    'Croupier Demonstration Kazakhstan LLP',
    'Лицензия: DEMO-KZ-0003',
    'Қолдау қызметі: support-kz@rino.example',
  ]);
});

test.each(LANGUAGES)('in %s a pay-out says its fee and what arrives', async (language) => {
  const lines = (await textOf(payOut, language)).split('\n');
  const after = (name: keyof typeof RECEIPT_WORDS) =>
    lines[lines.indexOf(RECEIPT_WORDS[name][language]) + 1]!;
  expect(after('what')).toBe(RECEIPT_WORDS.out[language]);
  expect(after('fee')).toMatch(/0[.,]01/);
  expect(after('received')).toMatch(/0[.,]99/);
  expect(after('method')).toContain('•••• 4242');
  expect(after('reference')).toBe(payOut);
});

test('prints the same payment as the same bytes, and another state as others', async () => {
  const first = await bytesOf(payIn);
  expect(first.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await bytesOf(payIn)).equals(first)).toBe(true);
  expect((await bytesOf(payIn, 'en')).equals(first)).toBe(false);
});

test('is as of the day on which its payer took a part back', async () => {
  await app.owner.query(
    `INSERT INTO payment_event (id, pay_in_id, type, outcome, received_at) VALUES ('back', $1, 'pay-in.refunded', 'applied', '2026-01-09T10:00:00Z')`,
    [payIn],
  );
  expect(await textOf(payIn, 'en')).toContain('9 Jan 2026, 15:00');
});

test('is a file whose name says nothing of its player', async () => {
  const { headers } = await fetchReceipt(payIn);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('content-disposition')).toBe(`attachment; filename="receipt-${payIn.slice(0, 8)}.pdf"`);
});

test('answers another player’s payment like one that never was, and no visitor', async () => {
  const stranger = await app.createPlayer({ region: 'UA' });
  const told = async (id: string, cookie?: string) => {
    const answer = await fetchReceipt(id, cookie === undefined ? {} : { cookie });
    const { error } = (await answer.json()) as { error: { key: string; message: string } };
    return [answer.status, error.key, error.message];
  };
  const never = await told(randomUUID(), stranger.cookie);
  expect(never.slice(0, 2)).toEqual([404, 'not_found']);
  for (const id of [payIn, payOut]) expect(await told(id, stranger.cookie)).toEqual(never);
  expect((await told(payIn, ''))[0]).toBe(401);
  expect((await told('none'))[0]).toBe(400);
});

test('names each state as the site does', () => {
  const siteWords = (feature: string, language: Language): unknown => {
    const file = `../../../../../web/app/features/money/${feature}/messages/${language}.json`;
    return JSON.parse(readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8')).states;
  };
  for (const language of LANGUAGES) {
    expect(Object.fromEntries(PAY_IN_STATES.map((state) => [state, PAY_IN_WORDS[state][language]]))).toEqual(
      siteWords('payments', language),
    );
    expect(
      Object.fromEntries(PAY_OUT_STATES.map((state) => [state, PAY_OUT_WORDS[state][language]])),
    ).toEqual(siteWords('pay-outs', language));
  }
});
