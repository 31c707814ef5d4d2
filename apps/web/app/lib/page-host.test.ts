import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { pageHost, requirePlayer } from './page-host.ts';

const SITE = 'http://house.example';

/** Where a visitor is sent who asks for a page of players. @param asked the address as it was asked for, by a document or for data */
async function sentTo(page: string, asked: string): Promise<string> {
  const context = new RouterContextProvider();
  const visitor = { language: 'en', region: 'UA', theme: 'white', brand: 'rino' } as const;
  const send = () => Promise.reject(new Error('nobody is asked'));
  context.set(pageHost, { send, nonce: '', visitor, hasSession: false, origin: SITE });
  const args = { context, request: new Request(SITE + asked), url: new URL(SITE + page) };
  const answer: unknown = await requirePlayer(args).catch((thrown: unknown) => thrown);
  return (answer as Response).headers.get('location')!;
}

test.each([
  ['/ua/profile/history?result=won', '/ua/profile/history?result=won'],
  ['/ua/profile/history?result=won', '/ua/profile/history.data?result=won&_routes=profile'],
  ['/ua/profile/', '/ua/profile/_.data'],
])('who signs in comes back to %s, asked for as %s', async (page, asked) => {
  expect(await sentTo(page, asked)).toBe(`/ua/login?redirect=${encodeURIComponent(page)}`);
});
