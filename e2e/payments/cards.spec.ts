import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { LOCALES, type Language } from '../support/texts.ts';
import { balanceOf, openCashBox, pattern, submit, words } from './cash-box.ts';

const [CONFIRMED, NOT_CONFIRMED] = ['4000 0000 0000 3220', '4000 0084 0000 1629'];

test.describe('en', () => {
  test.use({ locale: LOCALES.en });
  test.skip(({ isMobile }) => Boolean(isMobile), 'This outcome is seen on a desktop.');

  test('a deposit by card is added once the bank has its code, and a slip in the number is named', async ({
    page,
  }) => {
    await goToCardForm(page, 'en');
    await typeCard(page, CONFIRMED.replace(/0$/, '1'));
    const number = page.getByRole('textbox', { name: 'Card number' });
    await expect(number).toHaveAccessibleDescription(/compare it digit by digit/);
    await expect(number).toBeFocused();
    await typeCard(page, CONFIRMED);
    await expect(page.getByRole('heading', { name: '3-D Secure confirmation' })).toBeVisible();
    await expect(page.getByText('•••• 3220')).toBeVisible();
    expect(await balanceOf(page)).toBe('0');
    await page.getByRole('textbox', { name: 'Code from the text message' }).fill('123456');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: pattern('en', 'verification.paidTitle') })).toContainText(
      '1,000',
    );
    expect(await balanceOf(page)).toBe('100000');
  });
});

test.describe('kk', () => {
  test.use({ locale: LOCALES.kk });
  test.skip(({ isMobile }) => !isMobile, 'This outcome is seen on a phone.');

  test('a deposit by card takes nothing when its bank gets no confirmation, and the page says so', async ({
    page,
  }) => {
    await goToCardForm(page, 'kk');
    await typeCard(page, NOT_CONFIRMED);
    await page.getByRole('textbox', { name: 'SMS коды' }).fill('123456');
    await page.getByRole('button', { name: 'Растау', exact: true }).click();
    await expect(page.getByRole('status')).toContainText('Банкке төлемнің растауы келмеді.');
    await page.getByRole('link', { name: 'Сайтқа оралу' }).click();
    await expect(page.getByRole('heading', { name: words('kk', 'verification.failedTitle') })).toBeVisible();
    expect(await balanceOf(page)).toBe('0');
  });
});

async function goToCardForm(page: Page, language: Language): Promise<void> {
  await openCashBox(page, language);
  await submit(page, language);
  await expect(page.locator('input[name=number]')).toBeVisible();
  const isAsWideAsTheScreen = await page.evaluate(
    () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
  );
  expect(isAsWideAsTheScreen).toBe(true);
}

/** By keyboard alone, from the number on. */
async function typeCard(page: Page, number: string): Promise<void> {
  await page.locator('input[name=number]').fill(number);
  await page.keyboard.press('Tab');
  await page.keyboard.type('12/34');
  await page.keyboard.press('Tab');
  await page.keyboard.type('737');
  await page.keyboard.press('Enter');
}
