import type { Page } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Secret, TOTP } from 'otpauth';
import { demoOperators, officeUrl, type DemoOperator } from '../support/office.ts';
import { expect, test } from '../support/test.ts';

test.skip(({ isMobile }) => Boolean(isMobile), 'The office is worked in at a desk.');

const codeOf = ({ codeSecret }: DemoOperator) =>
  new TOTP({ secret: Secret.fromBase32(codeSecret) }).generate();
const demo = (role: string): DemoOperator => demoOperators().find((each) => each.role === role)!;

/** Both steps, without a mouse. */
async function signInByKeys(page: Page, operator: DemoOperator): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.keyboard.type(operator.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(operator.password);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Six digits')).toBeFocused();
  await page.keyboard.type(codeOf(operator));
  await page.keyboard.press('Enter');
}

test(
  'an auditor comes in, finds an operator, reads the log and leaves: by keyboard alone',
  { tag: '@gate' },
  async ({ page }) => {
    const auditor = demo('auditor');
    await page.goto(`${officeUrl()}/audit`);
    await signInByKeys(page, auditor);
    // Back where they were going.
    await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeFocused();
    await expect(page.getByRole('row').filter({ hasText: 'sign-in' }).first()).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('Halyna');
    await expect(page.getByRole('option', { name: /Halyna Melnyk/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Halyna Melnyk' })).toBeFocused();
    // Reads all, changes nothing.
    await expect(page.getByRole('button', { name: 'Close account' })).toHaveCount(0);
    await page.keyboard.press('g');
    await page.keyboard.press('o');
    await expect(page.getByRole('heading', { level: 1, name: 'Operators' })).toBeFocused();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test('a passkey: made in one’s account, and the second step the next time', async ({ page }) => {
  const risk = demo('risk');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${officeUrl()}/account`);
  await signInByKeys(page, risk);
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
  await page.getByLabel('Passkey name').fill('Desk key');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Desk key', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.getByLabel('Email').fill(risk.email);
  await page.getByLabel('Password').fill(risk.password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Use the passkey' }).click();
  await expect(page.getByRole('link', { name: /Roman Kravets/ })).toBeVisible();
});

test('the office is shown in no frame, and runs nothing that is not its own', async ({ page, request }) => {
  const answer = await request.get(officeUrl());
  const policy = answer.headers()['content-security-policy']!;
  expect(policy).toContain(`frame-ancestors 'none'`);
  expect(policy).toContain(`script-src 'self';`);
  expect(answer.headers()['x-frame-options']).toBe('DENY');
  await page.goto(officeUrl());
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  // Whoever lays it under a page of their own shows nothing of it.
  const other = createServer((_, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><title>Other</title><iframe src="${officeUrl()}/"></iframe>`),
  );
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
  try {
    const framed = page.waitForEvent('requestfailed', (asked) => asked.url() === `${officeUrl()}/`);
    const { port } = other.address() as AddressInfo;
    await page.goto(`http://localhost:${port}/`, { waitUntil: 'commit' });
    expect((await framed).failure()?.errorText).toContain('ERR_BLOCKED_BY_RESPONSE');
  } finally {
    other.close();
  }
});
