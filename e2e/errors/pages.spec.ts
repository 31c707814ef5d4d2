import { siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES, textOf } from '../support/texts.ts';

const STATUSES: [string, number][] = [
  ['/en', 200],
  ['/en/no-such-page', 404],
  ['/en/toro-games', 200],
  ['/en/payment-verification', 200],
  ['/en/slots/no-such-game', 404],
  ['/en/share/no-ticket', 404],
  ['/en/tournaments/no-such-one', 404],
  ['/en/assets/missing.png', 404],
  ['/en/500', 500],
];

for (const [path, status] of STATUSES) {
  test(`${path} answers ${status}`, { tag: '@gate' }, async ({ request }) => {
    expect((await request.get(siteUrl() + path, { headers: { accept: 'text/html' } })).status()).toBe(status);
  });
}

test('bots get the status of an error and no page', { tag: '@gate' }, async ({ request }) => {
  const answer = await request.get(`${siteUrl()}/en/no-such-page`, {
    headers: { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
  });
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toBe('');
});

test('an address without a page becomes the not-found page and keeps its query', async ({ page }) => {
  await page.goto(`${siteUrl()}/ru/no-such-page?r=nowhere&x=1`);
  await expect(page).toHaveURL(`${siteUrl()}/ru/404?r=nowhere&x=1`);
  await page.getByRole('link', { name: textOf('ru', 'features/site/errors:toHome'), exact: true }).click();
  await expect(page).toHaveURL(`${siteUrl()}/ru`);
});

for (const language of LANGUAGES)
  test(
    `a page with an address of its own is nowhere else (${language})`,
    { tag: '@gate' },
    async ({ request }) => {
      const at = (path: string) =>
        request.get(`${siteUrl()}/${language}${path}`, { headers: { accept: 'text/html' }, maxRedirects: 0 });
      for (const page of ['rules', 'support', 'royal-club']) {
        const answer = await at(`/pages/${page}`);
        expect(answer.status()).toBe(301);
        expect(answer.headers()['location']).toBe(`/${language}/${page}`);
      }
      expect((await at('/pages/about')).status()).toBe(200);
      expect((await at('/pages/no-such-page')).status()).toBe(404);
    },
  );

test('an installed app asks where the house is open, and this one has nowhere else', async ({ request }) => {
  const answer = await request.post(`${siteUrl()}/api/requests/service-domain`, {
    headers: { origin: siteUrl(), 'x-web-app': '1' },
  });
  expect(await answer.json()).toEqual({ data: null });
});

test(
  'a page for players sends a visitor to sign in, and back afterwards to a page of this site only',
  { tag: '@gate' },
  async ({ page }) => {
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
  },
);

test(
  'the language comes from the address, the cookie, the browser, in this order',
  { tag: '@gate' },
  async ({ request }) => {
    const to = async (headers: Record<string, string>) =>
      (await request.get(siteUrl(), { headers, maxRedirects: 0 })).headers()['location'];
    expect(await to({ 'accept-language': 'kk-KZ,kk;q=0.9' })).toBe('/kk');
    expect(await to({ 'accept-language': 'kk', cookie: 'i18n_redirected=ru' })).toBe('/ru');
    expect(await to({ 'accept-language': 'uk' })).toBe('/ua');
  },
);

test('pages carry a strict policy with a new nonce each time', { tag: '@gate' }, async ({ request }) => {
  const policies = await Promise.all(
    [1, 2].map(async () => (await request.get(`${siteUrl()}/en`)).headers()['content-security-policy']!),
  );
  expect(policies[0]).not.toBe(policies[1]);
  for (const policy of policies) {
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+'/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  }
});
