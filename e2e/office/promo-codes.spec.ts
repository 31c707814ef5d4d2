import { enterAs, officeUrl } from '../support/office.ts';
import { expect, test } from '../support/test.ts';

test.skip(({ isMobile }) => Boolean(isMobile), 'The office is worked in at a desk.');

test('marketing makes a promo code, finds it among the others, and ends it for good', async ({
  page,
  context,
  request,
}) => {
  await enterAs(context, request, 'marketing');
  const code = `spring-${Date.now().toString(36)}`;
  await page.goto(`${officeUrl()}/content/promo-codes`);
  await page.getByRole('button', { name: 'Create a code' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Code', { exact: true }).fill(code.toUpperCase());
  await dialog.getByLabel('Region').selectOption('UA');
  await dialog.getByLabel('Maximum players').fill('100');
  await dialog.getByLabel('Reason').fill('the campaign of the spring');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`${officeUrl()}/content/promo-codes?code=${code}`);
  const row = page.getByRole('row').filter({ hasText: code });
  await expect(row).toContainText('Running');
  await expect(row).toContainText('Ukraine');
  await row.getByRole('button', { name: `End code ${code}` }).click();
  await expect(dialog.getByText('No player has redeemed it.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('the spring is over');
  await dialog.getByRole('button', { name: 'End code', exact: true }).click();
  await expect(row).toContainText('Ended');
  await expect(row.getByRole('button', { name: `End code ${code}` })).toHaveCount(0);
});
