import { confirmEvent, listNotices } from '@croupier/contract/people/notices';
import { linkTelegram, telegramCallback } from '@croupier/contract/people/telegram';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  SECRET,
  startTelegramStandIn,
  telegramSettings,
} from '../../../../../../tools/testing/telegram-stand-in.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';

const CHAT = 4_711;
let telegram: Awaited<ReturnType<typeof startTelegramStandIn>>;
let app: TestApp;

beforeAll(async () => {
  telegram = await startTelegramStandIn();
  app = await startTestApp(telegramSettings(telegram.origin));
});
afterAll(async () => {
  await app.close();
  await telegram.close();
});

const chat = () => ({ id: CHAT, type: 'private', language_code: 'en' });
const saidOf = (words: RegExp) =>
  telegram.saidTo(CHAT).filter(({ body }) => words.test(String(body['text'])));

test('what a player confirms on the site is marked in their chat', async () => {
  const player = await app.createPlayer();
  const { url } = await player.call(linkTelegram, {});
  const text = `/start ${new URL(url).searchParams.get('start')}`;
  const update = { update_id: 1, message: { message_id: 1, chat: chat(), from: chat(), text } };
  await app.request(telegramCallback.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': SECRET },
    body: JSON.stringify(update),
  });
  const until = new Date(Date.now() + 86_400_000).toISOString();
  await app.db.transaction((tx) =>
    appendFacts(tx, [{ playerId: player.id, topic: 'house-break.set', payload: { until } }]),
  );
  const breakIs = async () =>
    (await player.call(listNotices, { query: {} })).notices.find(({ kind }) => kind === 'house-break-set');
  await expect.poll(async () => (await breakIs())?.confirmed).toBe(false);
  await expect.poll(() => telegram.saidTo(CHAT).length).toBe(2);
  const { id } = (await breakIs())!;
  await player.call(confirmEvent, { body: { id } });
  await player.call(confirmEvent, { body: { id } });
  await expect.poll(() => saidOf(/^✓ /)).toMatchObject([{ method: 'editMessageText' }]);
  const [marked] = saidOf(/^✓ /);
  const unmarked = String(marked!.body['text']).slice(2);
  expect(telegram.saidTo(CHAT).map(({ body }) => body['text'])).toContain(unmarked);
});
