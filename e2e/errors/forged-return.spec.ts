import { makePlayer, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';

test('a forged return address credits nothing and claims nothing', async ({ page, request }) => {
  const { username, password } = await makePlayer(request, { region: 'UA', balanceMinor: '100' });
  const sent = { form: { username, password }, headers: { origin: siteUrl() } };
  await page.request.post(`${siteUrl()}/api/users/login`, sent);
  const id = crypto.randomUUID();
  await page.goto(`${siteUrl()}/en/payment-verification?id=${id}&status=success&state=PAID&amount=1e6`);
  await expect(page.getByRole('heading')).toHaveCount(1);
  await expect(page.getByRole('heading')).not.toContainText(/to your balance/);
  const profile = (await (await page.request.get(`${siteUrl()}/api/users/profile`)).json()) as {
    mainBalance: string;
  };
  expect(profile.mainBalance).toBe('100');
});
