import { linkTelegram, telegramCallback, telegramMessageMoved } from '@croupier/contract/people/telegram';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  SECRET,
  startTelegramStandIn,
  telegramSettings,
  TOKEN,
} from '../../../../../../tools/testing/telegram-stand-in.ts';
import type { MayGo } from '../../../platform/message-channels.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { createBotApi } from './bot-api.ts';
import { isLinkedToTelegram } from './chats-store.ts';
import { claimDue, markSent } from './messages-store.ts';
import { sendDueMessages } from './send-due-messages.ts';
import { createTelegram } from './telegram-module.ts';
import { createTelegramWriter } from './write-message.ts';
import { writtenBy } from './updates.fixture.ts';

let telegram: Awaited<ReturnType<typeof startTelegramStandIn>>;
let app: TestApp;
let now = new Date();
let lastChat = 5_000;
const warned: unknown[] = [];

beforeAll(async () => {
  telegram = await startTelegramStandIn();
  // Without a worker nothing is sent but what a test sends.
  app = await startTestApp({ ...telegramSettings(telegram.origin), CROUPIER_ROLES: 'web,api,live' });
});
afterAll(async () => {
  await app.close();
  await telegram.close();
});
afterEach(async () => {
  await app.owner.query('DELETE FROM telegram_message');
  telegram.calls.length = 0;
  warned.length = 0;
  now = new Date();
  mayGo = async () => now;
});

const BOT = () => ({ name: 'croupier_test_bot', token: TOKEN, secret: SECRET, api: telegram.origin });
const clock = { now: () => now };
const writer = () => createTelegramWriter({ bot: BOT(), clock });
let mayGo: MayGo = async () => now;
const send = (timeoutS?: number, signal?: AbortSignal) =>
  sendDueMessages(
    {
      db: app.db,
      clock,
      warn: (...of) => void warned.push(of),
      tried: () => {},
      mayGo: (offer) => mayGo(offer),
      publicUrl: 'https://house.example',
    },
    createBotApi(BOT(), timeoutS),
    signal,
  );
const later = (ms: number) => void (now = new Date(now.getTime() + ms));
const bridge = (path: string, body: object, secret = SECRET) =>
  app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': secret },
    body: JSON.stringify(body),
  });

async function linked() {
  const player = await app.createPlayer();
  const chat = (lastChat += 1);
  const { url } = await player.call(linkTelegram, {});
  await bridge(telegramCallback.path, writtenBy(chat, `/start ${new URL(url).searchParams.get('start')}`));
  return { id: player.id, chat };
}
const write = (playerId: bigint, text: string, noticeId = randomUUID()) => {
  later(1);
  return app.db.transaction((tx) => writer().send(tx, { playerId, text, noticeId }));
};
const offer = (playerId: bigint, text: string) =>
  app.db.transaction((tx) => writer().send(tx, { playerId, text, offer: 'bonus-given' }));
const replace = (playerId: bigint, text: string, noticeId: string) =>
  app.db.transaction((tx) => writer().replace(tx, { playerId, text, noticeId }));
const rows = () =>
  app.owner.query<{
    body: string | null;
    messageId: bigint | null;
    givenUp: boolean;
    withdrawn: boolean;
    attempts: number;
  }>(
    'SELECT body, message_id AS "messageId", given_up AS "givenUp", withdrawn, attempts FROM telegram_message ORDER BY created_at, id',
  );
const textsTo = (chat: number) => telegram.saidTo(chat).map(({ body }) => body['text']);

test('a message is plain text with a button to the site, sent once, and what it says goes', async () => {
  const { id, chat } = await linked();
  const text = '*Bonus* <b>for</b> [you](https://evil.example) _now_';
  const action = { label: 'Look', path: '/en/profile' };
  expect(await app.db.transaction((tx) => writer().send(tx, { playerId: id, text, action }))).toBe(true);
  await send();
  await send();
  expect(telegram.calls).toEqual([
    {
      token: TOKEN,
      method: 'sendMessage',
      body: {
        chat_id: chat,
        text,
        link_preview_options: { is_disabled: true },
        reply_markup: { inline_keyboard: [[{ text: 'Look', url: 'https://house.example/en/profile' }]] },
      },
    },
  ]);
  expect(await rows()).toMatchObject([{ body: null, messageId: expect.any(BigInt), givenUp: false }]);
});

test('without a chat nothing is written, and nothing that is not committed is sent', async () => {
  const stranger = await app.createPlayer();
  expect(await write(stranger.id, 'To nobody')).toBe(false);
  const { id } = await linked();
  const undone = app.db.transaction(async (tx) => {
    await writer().send(tx, { playerId: id, text: 'Never' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await send();
  expect(telegram.calls).toEqual([]);
});

test('a notice stands in a chat once, and says what it says now: before it is sent and after', async () => {
  const { id, chat } = await linked();
  const notice = randomUUID();
  expect(await write(id, 'Waits', notice)).toBe(true);
  expect(await write(id, 'Twice', notice)).toBe(false);
  expect(await replace(id, 'Waits longer', notice)).toBe(true);
  await send();
  expect(textsTo(chat)).toEqual(['Waits longer']);
  expect(await replace(id, 'Used', notice)).toBe(true);
  await send();
  await send();
  expect(telegram.saidTo(chat).map(({ method, body }) => [method, body['message_id'], body['text']])).toEqual(
    [
      ['sendMessage', undefined, 'Waits longer'],
      ['editMessageText', Number((await rows())[0]!.messageId), 'Used'],
    ],
  );
  const stranger = await linked();
  expect(await replace(stranger.id, 'Of another', notice)).toBe(false);
});

test('what a notice is told to say while it is being sent, it says next', async () => {
  const { id, chat } = await linked();
  const notice = randomUUID();
  await write(id, 'First', notice);
  telegram.answers('hangs');
  const sending = send(1);
  await expect.poll(() => telegram.calls.length).toBe(1);
  await replace(id, 'Second', notice);
  await sending;
  later(5_000);
  await send();
  expect(textsTo(chat)).toEqual(['First', 'Second']);
  expect(await rows()).toMatchObject([{ body: null }]);
});

test('what it is told to say as its sending is being written down is not lost', async () => {
  const { id } = await linked();
  const notice = randomUUID();
  await write(id, 'First', notice);
  const [claimed] = await claimDue(app.db, { now, claimedUntil: now, limit: 1 });
  let told: Promise<void> | undefined;
  await app.db.transaction(async (tx) => {
    await writer().replace(tx, { playerId: id, text: 'Second', noticeId: notice });
    told = markSent(app.db, claimed!, 77, now);
    await untilWaitingForLocks(app.owner, 1);
  });
  await told;
  expect(await rows()).toMatchObject([{ body: 'Second', messageId: 77n }]);
});

test('an edit that changes nothing, or comes too late, ends there', async () => {
  const { id } = await linked();
  const notice = randomUUID();
  await write(id, 'Text', notice);
  await send();
  const messageId = (await rows())[0]!.messageId;
  for (const description of [
    'Bad Request: message is not modified',
    'Bad Request: message to edit not found',
  ]) {
    await replace(id, 'Text', notice);
    telegram.answers({ error_code: 400, description });
    await send();
    expect(await rows()).toMatchObject([{ body: null, messageId, givenUp: false }]);
  }
});

test('a bridge says where a notice stands now: its next words go there', async () => {
  const { id, chat } = await linked();
  const notice = randomUUID();
  await write(id, 'Text', notice);
  const moved = { chatId: chat, noticeId: notice, messageId: 777 };
  const say = (body: object, secret?: string) => bridge(telegramMessageMoved.path, body, secret);
  expect((await say(moved)).status).toBe(404);
  await send();
  expect((await say(moved, 'another-secret')).status).toBe(401);
  expect((await say({ ...moved, chatId: chat + 1 })).status).toBe(404);
  expect((await say({ ...moved, noticeId: randomUUID() })).status).toBe(404);
  expect((await say({ ...moved, messageId: 0 })).status).toBe(400);
  expect((await say({ ...moved, more: 1 })).status).toBe(400);
  expect((await say(moved)).status).toBe(200);
  await replace(id, 'Used', notice);
  await send();
  expect(telegram.calls.at(-1)).toMatchObject({ method: 'editMessageText', body: { message_id: 777 } });
});

test.each([
  { error_code: 403, description: 'Forbidden: bot was blocked by the user' },
  { error_code: 400, description: 'Bad Request: chat not found' },
])('who blocked the bot is linked no more, and is written nothing: $description', async (refusal) => {
  const { id, chat } = await linked();
  await write(id, 'One');
  await write(id, 'Two');
  telegram.answers(refusal);
  await send();
  expect(telegram.saidTo(chat)).toHaveLength(1);
  expect(await isLinkedToTelegram(app.db, id)).toBe(false);
  expect(await rows()).toEqual([]);
  expect(warned).toEqual([]);
});

test('when Telegram wants less, all chats wait as long as it says, each in its order', async () => {
  const [first, second] = [await linked(), await linked()];
  // One at a time is not promised: all that are under way hear the same.
  const wait = { error_code: 429, description: 'Too Many Requests', parameters: { retry_after: 37 } };
  await write(first.id, 'One');
  await write(first.id, 'Two');
  await write(second.id, 'Three');
  telegram.answers(wait, wait);
  await send();
  telegram.calls.length = 0;
  later(36_000);
  await send();
  expect(telegram.calls).toEqual([]);
  later(1_000);
  await send();
  expect(textsTo(first.chat)).toEqual(['One', 'Two']);
  expect(textsTo(second.chat)).toEqual(['Three']);
});

test.each([
  ['is away', { error_code: 502, description: 'Bad Gateway' }],
  ['knows no such token', { error_code: 401, description: 'Unauthorized' }],
  ['hangs', 'hangs' as const],
  ['breaks off', 'breaks off' as const],
])('a Telegram that %s is asked again', async (_, answer) => {
  const { id, chat } = await linked();
  await write(id, 'Text');
  telegram.answers(answer);
  await send(1);
  expect(await rows()).toMatchObject([{ body: 'Text', attempts: 1 }]);
  later(5_000);
  await send();
  expect(textsTo(chat)).toEqual(['Text', 'Text']);
  expect(await rows()).toMatchObject([{ body: null, attempts: 2 }]);
});

test('what Telegram will never take is given up, and holds up nothing', async () => {
  const { id, chat } = await linked();
  await write(id, 'Bad');
  await write(id, 'Good');
  telegram.answers({ error_code: 400, description: 'Bad Request: message text is empty' });
  await send();
  expect(textsTo(chat)).toEqual(['Bad', 'Good']);
  expect(await rows()).toMatchObject([
    { givenUp: true, body: null },
    { givenUp: false, body: null },
  ]);
  expect(warned).toHaveLength(1);
  expect(JSON.stringify(warned)).not.toContain('Bad"');
});

test('the token of the bot is in nothing that is logged or thrown', async () => {
  const away = createBotApi({ ...BOT(), api: 'http://127.0.0.1:1' });
  const failure = await away.callAt('https://house.example/x').catch((error: unknown) => error);
  expect(String(failure)).toMatch(/it does not answer/);
  expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain(TOKEN);
  expect((failure as Error).cause).toBeUndefined();
});

test('a day later a message is worth nothing', async () => {
  const { id, chat } = await linked();
  await write(id, 'Old');
  later(24 * 3_600_000);
  await send();
  expect(textsTo(chat)).toEqual([]);
  expect(await rows()).toMatchObject([{ givenUp: true, body: null }]);
});

test('of two senders at once each sends others, and who is stopped gives back', async () => {
  const players = await Promise.all([linked(), linked(), linked()]);
  for (const { id } of players) await write(id, 'Text');
  await send(undefined, AbortSignal.abort());
  expect(telegram.calls).toEqual([]);
  await Promise.all([send(), send(), send()]);
  expect(telegram.calls).toHaveLength(3);
});

const jobsOf = (publicUrl: string) =>
  createTelegram(
    {
      db: app.db,
      clock,
      warn: () => {},
      meters: { counter: () => () => {}, histogram: () => () => {}, gauge: () => {} },
      config: { telegram: BOT(), publicUrl, brand: 'rino' },
    },
    { mayGo: async () => now },
  ).module.jobs!;

test('a month later what was written is forgotten, and links that are over at once', async () => {
  const clean = jobsOf('http://localhost:1').find(({ name }) => name === 'clean-telegram')!;
  const { id } = await linked();
  await write(id, 'Text');
  const player = await app.createPlayer();
  await player.call(linkTelegram, {});
  const counts = async () => [
    (await rows()).length,
    (await app.owner.query('SELECT 1 FROM telegram_link WHERE player_id = $1', [player.id])).length,
  ];
  await clean.run(new AbortController().signal);
  expect(await counts()).toEqual([1, 1]);
  later(11 * 60_000);
  await clean.run(new AbortController().signal);
  expect(await counts()).toEqual([1, 0]);
  later(30 * 86_400_000);
  await clean.run(new AbortController().signal);
  expect(await counts()).toEqual([0, 0]);
  expect(await isLinkedToTelegram(app.db, id)).toBe(true);
});

test('Telegram is told once where to call, by a house that it can call', async () => {
  expect(jobsOf('http://localhost:1').map(({ name }) => name)).not.toContain('telegram-webhook');
  const job = jobsOf('https://house.example').find(({ name }) => name === 'telegram-webhook')!;
  telegram.answers({ error_code: 500, description: 'Internal Server Error' });
  await expect(job.run(new AbortController().signal)).rejects.toThrow(/Internal Server Error/);
  await job.run(new AbortController().signal);
  await job.run(new AbortController().signal);
  expect(telegram.calls.slice(1)).toEqual([
    {
      token: TOKEN,
      method: 'setWebhook',
      body: {
        url: 'https://house.example/api/tgbridge/callback',
        secret_token: SECRET,
        allowed_updates: ['message', 'my_chat_member'],
      },
    },
  ]);
});

test('an offer is judged anew at each try: it waits for the morning while the chat goes on, and who wants none any more is sent none', async () => {
  const { id, chat } = await linked();
  await offer(id, 'A bonus');
  await write(id, 'A deposit');
  const morning = new Date(now.getTime() + 60_000);
  const asked: unknown[] = [];
  mayGo = async (about) => (asked.push(about), morning);
  await send();
  expect([textsTo(chat), asked]).toEqual([['A deposit'], [{ playerId: id, kind: 'bonus-given' }]]);
  later(60_000);
  mayGo = async () => undefined;
  await send();
  await send();
  expect(textsTo(chat)).toEqual(['A deposit']);
  expect(await rows()).toMatchObject([
    { givenUp: true, withdrawn: true, body: null },
    { givenUp: false, withdrawn: false, body: null },
  ]);
  mayGo = async () => now;
  await offer(id, 'Another bonus');
  await send();
  expect(textsTo(chat)).toEqual(['A deposit', 'Another bonus']);
});
