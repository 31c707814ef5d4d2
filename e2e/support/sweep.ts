import { expect, type Page } from '@playwright/test';

/** Every address that the page asks anybody for, with where it says that it comes from; sockets too. */
export function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  page.on('websocket', (socket) => addresses.push(socket.url()));
  return addresses;
}

/** None of the secrets is in what was asked for, nor anywhere that scripts of the page can read. */
export async function swept(page: Page, asked: readonly string[], secrets: readonly string[]): Promise<void> {
  const kept = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const stored = [];
    for (const { name } of databases) {
      const opened = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name!);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error!);
      });
      for (const store of opened.objectStoreNames)
        stored.push(
          await new Promise((resolve) => {
            const all = opened.transaction(store).objectStore(store).getAll();
            all.onsuccess = () => resolve(all.result);
            all.onerror = () => resolve('unreadable');
          }),
        );
      opened.close();
    }
    const caches_ = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map((entry) => entry.url),
      ),
    );
    const { localStorage: local, sessionStorage: session } = window;
    return JSON.stringify([{ ...local }, { ...session }, document.cookie, stored, caches_, history.state]);
  });
  expect(asked.length).toBeGreaterThan(0);
  for (const secret of secrets) expect([...asked, kept].filter((text) => tells(text, secret))).toEqual([]);
  // What signs in is for the browser alone.
  for (const { name, value, httpOnly } of await page.context().cookies())
    if (/session|device/.test(name)) {
      expect(httpOnly, name).toBe(true);
      expect(`${kept} ${asked.join(' ')}`).not.toContain(value);
    }
}

/** Six digits are told by themselves alone: they may stand in any longer number. */
function tells(text: string, secret: string): boolean {
  if (/^[0-9]+$/.test(secret)) return new RegExp(`(?<![0-9])${secret}(?![0-9])`).test(text);
  return [secret, encodeURIComponent(secret), btoa(secret)].some((written) => text.includes(written));
}
