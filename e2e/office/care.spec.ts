import { listNotices } from '@croupier/contract/people/notices';
import type { Page } from '@playwright/test';
import { hearing } from '../support/hearing.ts';
import { enterAs, judgeYesterday, officeUrl } from '../support/office.ts';
import { makeEarlier, makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, patternOf, textOf, type Language } from '../support/texts.ts';

test.skip(({ isMobile }) => Boolean(isMobile), 'The office is worked in at a desk.');

const DAY_MS = 86_400_000;
const REASON = 'two breaks in a month, and back each time';

/** Where who reads each language is here, and what the house writes to them about a pause (`content/all/notices/care-pause`). */
const PLAYERS = {
  ua: { region: 'UA', title: 'Може, час перепочити?' },
  ru: { region: 'RC', title: 'Может, пора передохнуть?' },
  en: { region: 'SL', title: 'Time for a break?' },
  kk: { region: 'KZ', title: 'Үзіліс жасайтын кез емес пе?' },
} as const satisfies Record<Language, object>;

for (const language of LANGUAGES)
  test(`who takes break after break is seen, written to and given a rest, and reads of it in ${language}`, async ({
    page,
    context,
    newDevice,
    request,
  }) => {
    const { region, title } = PLAYERS[language];
    const { id: playerId } = await makePlayer(request, { region, language });
    const device = await newDevice({ locale: LOCALES[language] });
    await device.addCookies([await sessionOf(request, playerId)]);
    const site = await device.newPage();
    for (const days of [9, 4])
      await makeEarlier(request, { playerId, did: 'stop', term: 'day', agoMs: days * DAY_MS });
    await judgeYesterday(request, playerId);
    await site.goto(`${siteUrl()}/${language}/games`);

    await enterAs(context, request, 'risk');
    await page.goto(`${officeUrl()}/harm?player=${playerId}`);
    await write(page, playerId);

    const told = async () => (await site.request.get(siteUrl() + listNotices.path)).text();
    await expect.poll(told).toContain(title);
    const isHearing = hearing(site);
    await site.goto(`${siteUrl()}/${language}/profile/notices`);
    await isHearing;
    const notice = site.getByRole('listitem').filter({ hasText: title });
    await expect(notice).toBeVisible();
    await notice.getByRole('link').first().click();
    await expect(site).toHaveURL(new RegExp(`/${language}/profile/play-safely`));

    await giveABreak(page);
    await expect(
      site
        .getByRole('dialog')
        .filter({ hasText: textOf(language, 'features/site/errors:refused.breakByHouse') }),
    ).toBeVisible();
    await site.reload();
    const card = site.locator('#play-safely');
    await expect(card).toContainText(textOf(language, 'features/people/exclusions:state.byHouse'));
    await expect(card).toContainText(patternOf(language, 'features/people/exclusions:state.until'));
  });

/** Finds the player in the room, reads what their days tell, and writes to them in ready words. */
async function write(page: Page, playerId: string): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: 'Breaks taken' });
  await expect(row).toContainText('Not reviewed');
  await row.click();
  const drawer = page.getByRole('dialog', { name: `Player ${playerId}` });
  await expect(drawer).toContainText('Breaks taken: 2 in thirty days (threshold: 2)');
  await drawer.getByRole('button', { name: 'Write', exact: true }).click();
  const act = page.getByRole('dialog', { name: 'Write to the player?' });
  await act.getByRole('combobox').selectOption({ label: 'Take a break' });
  await act.getByRole('textbox').fill(REASON);
  await act.getByRole('button', { name: 'Write', exact: true }).click();
  await expect(drawer).toContainText(REASON);
}

async function giveABreak(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Open the player/ }).click();
  await page.getByRole('button', { name: 'Set a break', exact: true }).click();
  await page.getByLabel('For how many days').fill('7');
  const act = page.getByRole('dialog');
  await act.getByLabel('Reason').fill(REASON);
  await act.getByRole('button', { name: 'Set a break', exact: true }).click();
  await expect(act).toBeHidden();
}
