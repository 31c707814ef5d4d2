import { expect, test } from '@playwright/test';
import { siteUrl } from '../support/seams.ts';

const STATUSES: [string, number][] = [
  ['/en', 200],
  ['/en/no-such-page', 404],
  ['/en/slots/no-such-game', 404],
  ['/en/assets/missing.png', 404],
  ['/en/500', 500],
];

for (const [path, status] of STATUSES) {
  test(`${path} answers ${status}`, async ({ request }) => {
    expect((await request.get(siteUrl() + path, { headers: { accept: 'text/html' } })).status()).toBe(status);
  });
}

test('a page for players sends a visitor to sign in, and back afterwards to a page of this site only', async ({
  page,
}) => {
  await page.goto(`${siteUrl()}/kk/profile`);
  await expect(page).toHaveURL(`${siteUrl()}/kk/login?redirect=${encodeURIComponent('/kk/profile')}`);
  for (const target of [
    '//evil.example',
    'https://evil.example',
    String.raw`/\evil.example`,
    'javascript:alert(1)',
  ]) {
    await page.goto(`${siteUrl()}/en/login?redirect=${encodeURIComponent(target)}`);
    expect(new URL(page.url()).origin).toBe(siteUrl());
  }
});

test('the language comes from the address, the cookie, the browser, in this order', async ({ request }) => {
  const to = async (headers: Record<string, string>) =>
    (await request.get(siteUrl(), { headers, maxRedirects: 0 })).headers()['location'];
  expect(await to({ 'accept-language': 'kk-KZ,kk;q=0.9' })).toBe('/kk');
  expect(await to({ 'accept-language': 'kk', cookie: 'i18n_redirected=ru' })).toBe('/ru');
  expect(await to({ 'accept-language': 'uk' })).toBe('/ua');
});

test('pages carry a strict policy with a new nonce each time', async ({ request }) => {
  const policies = await Promise.all(
    [1, 2].map(async () => (await request.get(`${siteUrl()}/en`)).headers()['content-security-policy']!),
  );
  expect(policies[0]).not.toBe(policies[1]);
  for (const policy of policies) {
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+'/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  }
});
