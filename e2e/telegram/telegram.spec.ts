import { CALLS_PATH, SECRET, type BotCall } from '../../tools/testing/telegram-stand-in.ts';
import { linkTelegram, telegramCallback } from '@croupier/contract/people/telegram';
import type { APIRequestContext } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveRounds, makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, textOf, type Language } from '../support/texts.ts';

const text = (language: Language, key: string) => textOf(language, `features/people/telegram:${key}`);

/** What Telegram tells the house when the owner of a chat writes to the bot, and what it has the bot say to it. */
async function write(
  request: APIRequestContext,
  chatId: number,
  words: string,
  language: Language = 'en',
): Promise<string | undefined> {
  const answer = await request.post(siteUrl() + telegramCallback.path, {
    headers: { 'x-telegram-bot-api-secret-token': SECRET },
    data: {
      update_id: 1,
      message: {
        message_id: 1,
        chat: { id: chatId, type: 'private' },
        from: { id: chatId, language_code: LOCALES[language] },
        text: words,
      },
    },
  });
  return ((await answer.json()) as { text?: string }).text;
}

/** What a notice says where there is little room, as the house has written it, with any value where it has a placeholder. */
function shortOf(language: Language, kind: string): RegExp {
  const file = join(import.meta.dirname, `../../apps/server/content/all/notices/${kind}.yaml`);
  const [, texts = ''] = readFileSync(file, 'utf8').split(`\n  ${language}:\n`);
  const [, short = ''] = /^ {4}short: (.+)$/m.exec(texts) ?? [];
  const plain = short.replace(/^'(.*)'$/, '$1').replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${plain.replace(/\{[^}]*\}/g, '.+')}$`);
}

const saidTo = async (request: APIRequestContext, chatId: number) => {
  const answer = await request.get(process.env['TELEGRAM_STAND_IN'] + CALLS_PATH);
  return ((await answer.json()) as BotCall[]).filter(({ body }) => body['chat_id'] === chatId);
};

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);

    test(`a player links their chat, is written there what they chose, and ends it on the site (${language})`, async ({
      page,
      request,
      context,
    }) => {
      const notices = (key: string) => textOf(language, `features/people/notices:${key}`);
      const { id: playerId } = await makePlayer(request, { language });
      const chat = Number(playerId) + 1_000_000;
      await context.addCookies([await sessionOf(request, playerId)]);
      const heard = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
      await page.goto(`${siteUrl()}/${language}/profile/notices/settings`);
      await heard;
      const offers = page
        .getByRole('group', { name: notices('categories.offers') })
        .getByRole('switch', { name: new RegExp(`^${notices('channels.telegram')}`) });
      await expect(offers).toBeDisabled();
      const card = page.getByTestId('telegram');
      await expect(card.getByText('@croupier_test_bot')).toBeVisible();
      await card.getByRole('button', { name: text(language, 'connect') }).click();
      const way = card.getByRole('link', { name: text(language, 'open') });
      const address = new URL((await way.getAttribute('href'))!);
      expect(address.origin + address.pathname).toBe('https://t.me/croupier_test_bot');

      expect(await write(request, chat, `/start ${address.searchParams.get('start')}`)).toBeUndefined();
      // The page hears of it by itself, and what was no way to be told is one now.
      await expect(card.getByRole('button', { name: text(language, 'disconnect') })).toBeVisible();
      await expect.poll(async () => (await saidTo(request, chat)).length).toBe(1);
      await offers.check();
      await expect(page.getByText(notices('settings.saved'))).toBeVisible();
      await giveRounds(request, { playerId, games: ['sunny-orchard'], rounds: 5, stakeMinor: '500' });
      const said = async () => (await saidTo(request, chat)).map(({ body }) => String(body['text']));
      await expect.poll(async () => (await said()).length).toBe(2);
      const [linked, gift] = await said();
      expect(linked).toMatch(shortOf(language, 'telegram-linked'));
      expect(gift).toMatch(shortOf(language, 'gift-given'));
      expect(await write(request, chat, 'hello', language)).toMatch(/\/stop/);

      await card.getByRole('button', { name: text(language, 'disconnect') }).click();
      const sure = page.getByRole('dialog', { name: text(language, 'sure.title') });
      await sure.getByRole('button', { name: text(language, 'sure.yes'), exact: true }).click();
      await expect(card.getByRole('button', { name: text(language, 'connect') })).toBeVisible();
      await expect(offers).toBeDisabled();
      expect(await write(request, chat, '/start', language)).toContain(
        `/${language}/profile/notices/settings`,
      );
    });
  });
}

test('a player who says /stop sees it on the site at once', async ({ page, request, context }) => {
  const { id } = await makePlayer(request, {});
  const chat = Number(id) + 2_000_000;
  const session = await sessionOf(request, id);
  await context.addCookies([session]);
  const heard = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto(`${siteUrl()}/en/profile/notices/settings`);
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
    await page.goto(`${siteUrl()}/${language}/profile/notices/settings`);
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
