import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

test('the description of the API is browsable under a strict policy', async () => {
  const page = await site.request('/api/docs');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/default-src 'self'/);
  expect(policy).not.toMatch(/unsafe|https:/);
  expect(policy).toMatch(/frame-ancestors 'none'/);
  const html = await page.text();
  for (const [, path] of html.matchAll(/(?:src|href)="([^"]+)"/g)) {
    const part = await fetch(new URL(path!, page.url));
    expect([path, part.status]).toEqual([path, 200]);
    await part.arrayBuffer();
  }
  expect(html.replaceAll(/<script[^>]*src=[^>]*> *<\/script>/g, '')).not.toMatch(/<script/);
  const description = (await (await site.request('/api/docs/json')).json()) as {
    openapi: string;
    paths: object;
  };
  expect(description.openapi).toBe('3.1.0');
  expect(Object.keys(description.paths)).toContain('/api/rounds');
});

test('what is browsed is the committed description, of each address its own', async () => {
  const served = async (url: string): Promise<unknown> => (await fetch(url)).json();
  const committed = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(import.meta.dirname, '../../..', name), 'utf8'));
  expect(await served(`${site.url}/api/docs/json`)).toEqual(await committed('openapi.json'));
  expect(await served(`${site.officeUrl}/office/api/docs/json`)).toEqual(
    await committed('office-openapi.json'),
  );
});
