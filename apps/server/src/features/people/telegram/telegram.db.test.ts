import { profile } from '@croupier/contract/people/players';
import { linkTelegram, telegramCallback, unlinkTelegram } from '@croupier/contract/people/telegram';
import { testClock } from '@croupier/contract/site/test-data';
import { siteConfigs } from '@croupier/contract/site/sites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  SECRET,
  startTelegramStandIn,
  telegramSettings,
} from '../../../../../../tools/testing/telegram-stand-in.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { insertChat } from './chats-store.ts';
import { changedBy, writtenBy } from './updates.fixture.ts';

let telegram: Awaited<ReturnType<typeof startTelegramStandIn>>;
let app: TestApp;
let lastChat = 1_000;

beforeAll(async () => {
  telegram = await startTelegramStandIn();
  app = await startTestApp(telegramSettings(telegram.origin));
});
afterAll(async () => {
  await app.close();
  await telegram.close();
});

const newChat = () => (lastChat += 1);
const post = (body: unknown, secret: string | null = SECRET) =>
  app.request(telegramCallback.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(secret !== null && { 'x-telegram-bot-api-secret-token': secret }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const says = async (body: unknown) =>
  (await (await post(body)).json()) as { method?: string; chat_id?: number; text?: string };
const secretOf = async (player: TestPlayer) =>
  new URL((await player.call(linkTelegram, {})).url).searchParams.get('start')!;
const isLinked = async (player: TestPlayer) => (await player.call(profile, {})).subscribedToBot;
const chatOf = async (player: TestPlayer) =>
  (
    await app.owner.query<{ chatId: bigint }>(
      'SELECT chat_id AS "chatId" FROM telegram_chat WHERE player_id = $1',
      [player.id],
    )
  )[0]?.chatId;
const factsOf = async (player: TestPlayer) =>
  (
    await app.owner.query<{ said: string }>(
      `SELECT topic || coalesce(' ' || (payload->>'by'), '') AS said FROM (
  SELECT topic, payload, created_at FROM fact WHERE player_id = $1
  UNION ALL SELECT topic, payload, created_at FROM outbox WHERE player_id = $1) f
WHERE topic LIKE 'telegram.%' ORDER BY created_at`,
      [player.id],
    )
  ).map(({ said }) => said);

async function linked(chat = newChat()) {
  const player = await app.createPlayer();
  expect(await says(writtenBy(chat, `/start ${await secretOf(player)}`))).toEqual({});
  return { player, chat };
}

test('a player’s link makes the chat that brings it the player’s', async () => {
  const player = await app.createPlayer();
  const { url, drawing, expiresAt } = await player.call(linkTelegram, {});
  expect(drawing).toMatch(/^<svg /);
  expect(url).toMatch(/^https:\/\/t\.me\/croupier_test_bot\?start=[A-Za-z0-9_-]{43}$/);
  expect(new Date(expiresAt).getTime() - Date.now()).toBeGreaterThan(9 * 60_000);
  expect(await isLinked(player)).toBe(false);
  const chat = newChat();
  expect(await says(writtenBy(chat, `/start ${new URL(url).searchParams.get('start')}`))).toEqual({});
  expect(await isLinked(player)).toBe(true);
  expect(await chatOf(player)).toBe(BigInt(chat));
  expect(await factsOf(player)).toEqual(['telegram.linked']);
});

test('the secret of a link is kept as its hash alone', async () => {
  const player = await app.createPlayer();
  const secret = await secretOf(player);
  const [row] = await app.owner.query<{ all: string }>(
    'SELECT telegram_link::text AS all FROM telegram_link WHERE player_id = $1',
    [player.id],
  );
  expect(row!.all).not.toContain(Buffer.from(secret, 'base64url').toString('hex'));
  expect(row!.all).not.toContain(secret);
});

test('a link is good once: whoever brings it again has nothing, and takes nothing', async () => {
  const player = await app.createPlayer();
  const secret = await secretOf(player);
  const [own, other] = [newChat(), newChat()];
  await says(writtenBy(own, `/start ${secret}`));
  expect((await says(writtenBy(other, `/start ${secret}`))).text).toMatch(/has expired/);
  expect(await chatOf(player)).toBe(BigInt(own));
  // Telegram tells the same once more when it was not answered in time: that is no news.
  expect(await says(writtenBy(own, `/start ${secret}`))).toEqual({});
  expect(await factsOf(player)).toEqual(['telegram.linked']);
});

test('a link is over after ten minutes, and the newest alone is good', async () => {
  const player = await app.createPlayer();
  const first = await secretOf(player);
  const second = await secretOf(player);
  expect((await says(writtenBy(newChat(), `/start ${first}`, 'uk'))).text).toMatch(/вже не діє/);
  await app.call(testClock, { body: { offsetMs: 10 * 60_000 } });
  expect((await says(writtenBy(newChat(), `/start ${second}`, 'kk-KZ'))).text).toMatch(/жарамайды/);
  await app.call(testClock, { body: { offsetMs: 0 } });
  expect(await isLinked(player)).toBe(false);
});

test.each([
  ['none', null],
  ['an empty one', ''],
  ['another', 'secret-that-telegram-proves-itself-wit'],
  ['a longer one', `${SECRET}x`],
])('who brings no secret of Telegram (%s) links nothing', async (_, secret) => {
  const player = await app.createPlayer();
  const answer = await post(writtenBy(newChat(), `/start ${await secretOf(player)}`), secret);
  expect(answer.status).toBe(401);
  expect(await isLinked(player)).toBe(false);
});

test('the link of another player takes the chat from who had it, who is told', async () => {
  const { player, chat } = await linked();
  const { player: next } = await linked(chat);
  expect([await isLinked(player), await isLinked(next)]).toEqual([false, true]);
  expect(await factsOf(player)).toEqual(['telegram.linked', 'telegram.unlinked replaced']);
  expect(await factsOf(next)).toEqual(['telegram.linked']);
});

test('a player who links another chat has that one alone', async () => {
  const { player, chat } = await linked();
  const other = newChat();
  await says(writtenBy(other, `/start ${await secretOf(player)}`));
  expect(await chatOf(player)).toBe(BigInt(other));
  expect((await says(writtenBy(chat, 'hello'))).text).toMatch(/To start/);
  expect(await factsOf(player)).toEqual(['telegram.linked', 'telegram.linked']);
});

test('two players who link one chat at once: one has it in the end, and nobody fails', async () => {
  const players = await Promise.all(Array.from({ length: 4 }, () => app.createPlayer()));
  const secrets = await Promise.all(players.map(secretOf));
  const chat = newChat();
  const answers = await Promise.all(secrets.map((secret) => post(writtenBy(chat, `/start ${secret}`))));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const holding = await Promise.all(players.map(isLinked));
  expect(holding.filter(Boolean)).toHaveLength(1);
  const told = (await Promise.all(players.map(factsOf))).flat();
  expect(told.filter((fact) => fact === 'telegram.unlinked replaced')).toHaveLength(3);
});

test('who links a chat while somebody else does waits for them, and takes it from them', async () => {
  const [first, second] = [await app.createPlayer(), await app.createPlayer()];
  const secret = await secretOf(second);
  const chat = newChat();
  const held = Promise.withResolvers<void>();
  const inserted = Promise.withResolvers<void>();
  const holding = app.db.transaction(async (tx) => {
    await insertChat(tx, { playerId: first.id, chatId: BigInt(chat) }, new Date());
    inserted.resolve();
    await held.promise;
  });
  await inserted.promise;
  const linking = says(writtenBy(chat, `/start ${secret}`));
  await untilWaitingForLocks(app.owner, 1);
  held.resolve();
  await holding;
  expect(await linking).toEqual({});
  expect(await chatOf(second)).toBe(BigInt(chat));
  expect(await factsOf(first)).toEqual(['telegram.unlinked replaced']);
});

test('one link that is brought twice at once makes one chat the player’s', async () => {
  const player = await app.createPlayer();
  const secret = await secretOf(player);
  const chats = [newChat(), newChat(), newChat()];
  const answers = await Promise.all(chats.map((chat) => says(writtenBy(chat, `/start ${secret}`))));
  expect(answers.filter(({ text }) => text === undefined)).toHaveLength(1);
  expect(await factsOf(player)).toEqual(['telegram.linked']);
});

test('the owner of the chat ends it by /stop, by blocking the bot, or on the site', async () => {
  const stopped = await linked();
  expect(await says(writtenBy(stopped.chat, '/stop', 'ru'))).toMatchObject({
    method: 'sendMessage',
    chat_id: stopped.chat,
    text: expect.stringMatching(/^Готово\. Rino/),
  });
  expect(await factsOf(stopped.player)).toEqual(['telegram.linked', 'telegram.unlinked chat']);
  const blocked = await linked();
  expect(await says(changedBy(blocked.chat, 'kicked'))).toEqual({});
  expect(await factsOf(blocked.player)).toEqual(['telegram.linked', 'telegram.unlinked chat']);
  const onSite = await linked();
  await onSite.player.call(unlinkTelegram, {});
  await onSite.player.call(unlinkTelegram, {});
  expect(await factsOf(onSite.player)).toEqual(['telegram.linked', 'telegram.unlinked player']);
  for (const { player } of [stopped, blocked, onSite]) expect(await isLinked(player)).toBe(false);
});

test('who unlinks on the site takes back the link that was not used yet', async () => {
  const player = await app.createPlayer();
  const secret = await secretOf(player);
  await player.call(unlinkTelegram, {});
  expect((await says(writtenBy(newChat(), `/start ${secret}`))).text).toMatch(/has expired/);
});

test('nobody else ends it: not in a group, not under another name, not another player', async () => {
  const { player, chat } = await linked();
  const stop = writtenBy(chat, '/stop');
  const forged = [
    { ...stop, message: { ...stop.message, chat: { id: chat, type: 'group' } } },
    { ...stop, message: { ...stop.message, from: { ...stop.message.from, id: chat + 1 } } },
    { ...stop, message: { ...stop.message, chat: { id: chat + 5_000, type: 'private' } } },
    {
      ...changedBy(chat, 'kicked'),
      my_chat_member: { ...changedBy(chat, 'kicked').my_chat_member, from: { id: 1 } },
    },
    changedBy(chat, 'member'),
    { update_id: 3, edited_message: stop.message, channel_post: stop.message, poll: {} },
  ];
  for (const update of forged) expect((await post(update)).status).toBe(200);
  const other = await app.createPlayer();
  await other.call(unlinkTelegram, {});
  expect(await isLinked(player)).toBe(true);
});

test.each([
  ['no JSON', 'update'],
  ['a list', []],
  ['no number', {}],
  ['a text for a number', { update_id: '1' }],
  ['a message without a chat', { update_id: 1, message: { message_id: 1, text: '/stop' } }],
  [
    'a chat that is no number',
    { update_id: 1, message: { message_id: 1, chat: { id: '7', type: 'private' } } },
  ],
  [
    'a chat of more than 52 bits',
    { update_id: 1, message: { message_id: 1, chat: { id: 2 ** 60, type: 'private' } } },
  ],
])('garbage (%s) is refused', async (_, body) => {
  expect((await post(body)).status).toBe(400);
});

test('an update is of a size', async () => {
  const long = { ...writtenBy(newChat(), 'hello'), padding: 'x'.repeat(256 * 1024) };
  expect((await post(long)).status).toBe(413);
});

test('who has nothing to do with this house is told how to begin, in their language', async () => {
  const chat = newChat();
  for (const [code, words] of [
    ['uk', /Щоб почати/],
    ['ru-RU', /Чтобы начать/],
    ['kk', /Бастау үшін/],
    ['de', /To start/],
  ] as const)
    expect((await says(writtenBy(chat, '/start', code))).text).toMatch(words);
  const { chat: own } = await linked();
  expect((await says(writtenBy(own, 'where is my money?'))).text).toMatch(/send \/stop/);
});

test('visitors ask for no link', async () => {
  await expect(app.call(linkTelegram, {})).rejects.toMatchObject({ status: 401 });
  await expect(app.call(unlinkTelegram, {})).rejects.toMatchObject({ status: 401 });
});

test('the site says which bot it is', async () => {
  const { telegramConfigs } = await app.call(siteConfigs, { query: {} });
  expect(telegramConfigs).toEqual({ bot: 'croupier_test_bot' });
});

test('a house without a bot offers none, and listens to nobody', async () => {
  const without = await startTestApp();
  const player = await without.createPlayer();
  await expect(player.call(linkTelegram, {})).rejects.toMatchObject({ key: 'unavailable' });
  expect((await player.call(profile, {})).subscribedToBot).toBe(false);
  const headers = { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': '' };
  const init = { method: 'POST', headers, body: JSON.stringify(writtenBy(1, '/stop')) };
  expect((await without.request(telegramCallback.path, init)).status).toBe(401);
  await without.close();
});
