import { CALLS_PATH, SECRET, type BotCall } from '../../tools/testing/telegram-stand-in.ts';
import { linkTelegram, telegramCallback } from '@croupier/contract/people/telegram';
import type { APIRequestContext } from '@playwright/test';
import { makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES, textOf, type Language } from '../support/texts.ts';

const text = (language: Language, key: string) => textOf(language, `features/people/telegram:${key}`);

/** What Telegram tells the house when the owner of a chat writes to the bot, and what it has the bot say to it. */
async function write(request: APIRequestContext, chatId: number, words: string): Promise<string | undefined> {
  const answer = await request.post(siteUrl() + telegramCallback.path, {
    headers: { 'x-telegram-bot-api-secret-token': SECRET },
    data: {
      update_id: 1,
      message: {
        message_id: 1,
        chat: { id: chatId, type: 'private' },
        from: { id: chatId, language_code: 'en' },
        text: words,
      },
    },
  });
  return ((await answer.json()) as { text?: string }).text;
}

const saidTo = async (request: APIRequestContext, chatId: number) => {
  const answer = await request.get(process.env['TELEGRAM_STAND_IN'] + CALLS_PATH);
  return ((await answer.json()) as BotCall[]).filter(({ body }) => body['chat_id'] === chatId);
};

test('a player links their chat and is written there, until they end it on the site', async ({
  page,
  request,
  context,
}) => {
  const { id } = await makePlayer(request, {});
  const chat = Number(id) + 1_000_000;
  await context.addCookies([await sessionOf(request, id)]);
  const heard = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto(`${siteUrl()}/en/profile`);
  await heard;
  const card = page.getByTestId('telegram');
  await expect(card.getByText('@croupier_test_bot')).toBeVisible();
  await card.getByRole('button', { name: text('en', 'connect') }).click();
  const way = card.getByRole('link', { name: text('en', 'open') });
  const address = new URL((await way.getAttribute('href'))!);
  expect(address.origin + address.pathname).toBe('https://t.me/croupier_test_bot');

  expect(await write(request, chat, `/start ${address.searchParams.get('start')}`)).toBeUndefined();
  // The page hears of it by itself.
  await expect(card.getByRole('button', { name: text('en', 'disconnect') })).toBeVisible();
  await expect.poll(async () => (await saidTo(request, chat)).length).toBeGreaterThan(0);
  expect(await write(request, chat, 'hello')).toMatch(/\/stop/);

  await card.getByRole('button', { name: text('en', 'disconnect') }).click();
  const sure = page.getByRole('dialog', { name: text('en', 'sure.title') });
  await sure.getByRole('button', { name: text('en', 'sure.yes'), exact: true }).click();
  await expect(card.getByRole('button', { name: text('en', 'connect') })).toBeVisible();
  expect(await write(request, chat, '/start')).toMatch(/To begin/);
});

test('a player who says /stop sees it on the site at once', async ({ page, request, context }) => {
  const { id } = await makePlayer(request, {});
  const chat = Number(id) + 2_000_000;
  const session = await sessionOf(request, id);
  await context.addCookies([session]);
  const heard = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto(`${siteUrl()}/en/profile`);
  await heard;
  const asked = await page.request.post(siteUrl() + linkTelegram.path, { headers: { origin: siteUrl() } });
  const { url } = (await asked.json()) as { url: string };
  await write(request, chat, `/start ${new URL(url).searchParams.get('start')}`);
  const card = page.getByTestId('telegram');
  await expect(card.getByRole('button', { name: text('en', 'disconnect') })).toBeVisible();
  expect(await write(request, chat, '/stop')).toMatch(/^Done/);
  await expect(card.getByRole('button', { name: text('en', 'connect') })).toBeVisible();
});

for (const language of LANGUAGES)
  test(`the card speaks ${language}`, async ({ page, request, context, isMobile }) => {
    const { id } = await makePlayer(request, {});
    await context.addCookies([await sessionOf(request, id)]);
    await page.goto(`${siteUrl()}/${language}/profile`);
    await page.getByRole('button', { name: text(language, 'connect') }).click();
    await expect(page.getByRole('link', { name: text(language, 'open') })).toBeVisible();
    // Whoever holds the phone has nothing to look at it with.
    const drawing = page.getByRole('img', { name: text(language, 'drawing') });
    if (isMobile) await expect(drawing).toBeHidden();
    else
      await expect
        .poll(() => drawing.evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
  });
